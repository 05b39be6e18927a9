import { toAuth } from '#domain/auth-answers.ts'
import { Failure } from '#domain/faults.ts'
import type { Link } from '#machines/impersonation/contract.ts'
import { impersonation } from '#machines/impersonation/machine.ts'
import { replaceAddress, takeAddress } from '../browser/address.ts'
import { atOnce } from './kit/at-once.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The tokens that an operator's address carries in its fragment, taken out of it at once (§2.2, §6). A client's own tokens are none of an operator, whoever put them there. */
function takeImpersonation({ auths }: Dependencies): Link {
  const given = new URLSearchParams(takeAddress().hash.slice(1))
  const refreshToken = given.get('refreshToken') ?? ''
  const auth = toAuth({
    accessToken: given.get('accessToken') ?? '',
    refreshToken,
    accessExpireTime: given.get('accessExpireTime') ?? '',
  })
  if (!auth?.mimic || refreshToken === '') throw new Failure({ kind: 'broken' })
  return { auth, isSomebodyIn: auths.read() !== null }
}

/** The way in for an operator. */
export const adapter = (dependencies: Dependencies) =>
  impersonation.provide({
    actors: { readImpersonation: atOnce(() => takeImpersonation(dependencies)) },
    actions: { goTo: (_, { to }) => replaceAddress(to) },
  })
