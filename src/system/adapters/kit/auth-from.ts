import { toAuth, type AuthResult } from '#domain/auth-answers.ts'
import { Failure } from '#domain/faults.ts'

/** The stored form of a confirmed sign-in; tokens that cannot be read are a broken answer. */
export function authFrom(result: AuthResult) {
  const read = toAuth(result)
  if (!read) throw new Failure({ kind: 'broken' })
  return read
}
