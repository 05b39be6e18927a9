import { fromPromise } from 'xstate'
import { account } from '#api/tables/account.ts'
import { faultOf } from '#domain/faults.ts'
import type { Checked } from '#machines/email-confirmation/contract.ts'
import { emailConfirmation } from '#machines/email-confirmation/machine.ts'
import { takeFromQuery } from '../browser/address.ts'
import { watchNetwork } from './kit/listeners.ts'
import { atOnce } from './kit/at-once.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The confirmation of an e-mail by the key of its letter. */
export function adapter({ client }: Dependencies) {
  const { confirmEmail } = client({ confirmEmail: account.confirmEmail })
  return emailConfirmation.provide({
    actors: {
      watchNetwork,
      takeKey: atOnce(() => ({ key: takeFromQuery('confirmationKey') })),
      confirmEmail: fromPromise(({ input: { key }, signal }) => expected(confirmEmail({ query: { confirmationKey: key }, body: {} }, { signal }).then(({ email }): Checked => ({ kind: 'confirmed', email })), refusalOf)),
    },
  })
}
