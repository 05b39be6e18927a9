import { toAuth, type Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import { takeAddress } from '../browser-address.ts'

/** The tokens that an operator's address carries in its fragment, taken out of it at once (§2.2, §6). */
export function takeImpersonation(): Auth {
  const given = new URLSearchParams(takeAddress().hash.slice(1))
  const refreshToken = given.get('refreshToken') ?? ''
  const auth = toAuth({ accessToken: given.get('accessToken') ?? '', refreshToken, accessExpireTime: given.get('accessExpireTime') ?? '' })
  if (!auth || refreshToken === '') throw new Failure({ kind: 'broken' })
  return { ...auth, mimic: true, authType: 'Mimic' }
}
