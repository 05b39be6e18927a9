import { fromPromise } from 'xstate'
import { account } from '#api/tables/account.ts'
import type { Fault } from '#domain/faults.ts'
import type { Checked } from '#machines/email-confirmation/contract.ts'
import { emailConfirmation } from '#machines/email-confirmation/machine.ts'
import { takeFromQuery } from '../browser/address.ts'
import { watchNetwork } from './kit/listeners.ts'
import { atOnce } from './kit/at-once.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { expected } from './kit/expected.ts'

function refusalOf({ status, code }: Fault): Checked | null {
  if (status === 410 || code === 'ConfirmationKeyExpired') return { kind: 'expired' }
  return status === 400 || status === 404 ? { kind: 'invalid' } : null
}

/** The confirmation of an e-mail by the key of its letter. */
export function adapter({ client }: Dependencies) {
  const { confirmEmail } = client({ confirmEmail: account.confirmEmail })
  const confirm = async (confirmationKey: string, signal: AbortSignal): Promise<Checked> => {
    const { email } = await confirmEmail({ query: { confirmationKey }, body: {} }, { signal })
    return { kind: 'confirmed', email }
  }
  return emailConfirmation.provide({
    actors: {
      watchNetwork,
      takeKey: atOnce(() => ({ key: takeFromQuery('confirmationKey') })),
      confirmEmail: fromPromise(({ input: { key }, signal }) => expected(confirm(key, signal), refusalOf)),
    },
  })
}
