import { toAuth } from '#domain/auth-answers.ts'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import { impersonation } from '#machines/impersonation/machine.ts'
import { replaceAddress, takeAddress } from '../browser/address.ts'
import { atOnce } from './kit/at-once.ts'

/** The tokens that an operator's address carries in its fragment, taken out of it at once (§2.2, §6). */
function takeImpersonation(): Auth {
  const given = new URLSearchParams(takeAddress().hash.slice(1))
  const refreshToken = given.get('refreshToken') ?? ''
  const auth = toAuth({
    accessToken: given.get('accessToken') ?? '',
    refreshToken,
    accessExpireTime: given.get('accessExpireTime') ?? '',
  })
  if (!auth || refreshToken === '') throw new Failure({ kind: 'broken' })
  return { ...auth, mimic: true, authType: 'Mimic' }
}

/** The way in for an operator. */
export const adapter = () =>
  impersonation.provide({
    actors: { readImpersonation: atOnce(takeImpersonation) },
    actions: { goTo: (_, { to }) => replaceAddress(to) },
  })
