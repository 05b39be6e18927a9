import { fromPromise } from 'xstate'
import { account } from '#api/tables/account.ts'
import type { Fault } from '#domain/faults.ts'
import type { Sent } from '#machines/profile-editor/contract.ts'
import { profileEditor } from '#machines/profile-editor/machine.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { expected } from './kit/expected.ts'
import { watchPage } from './kit/listeners.ts'

const refusalOf = ({ code }: Fault): Sent | null =>
  code === 'EmailAlreadyConfirmed' ? { kind: 'alreadyConfirmed' } : null

/** The client's own data and the letter that confirms their e-mail. */
export function adapter({ client }: Dependencies) {
  const { changeMe, sendConfirmationEmail } = client({
    changeMe: account.changeMe,
    sendConfirmationEmail: account.sendConfirmationEmail,
  })
  const send = async (signal: AbortSignal): Promise<Sent> => {
    await sendConfirmationEmail({ body: {} }, { signal })
    return { kind: 'sent' }
  }
  return profileEditor.provide({
    actors: {
      watchPage,
      saveMe: fromPromise(async ({ input: { changed }, signal }) => {
        if (changed === null) throw new Error('there is nothing to save')
        return changeMe({ body: changed }, { signal })
      }),
      sendLetter: fromPromise(({ signal }) => expected(send(signal), refusalOf)),
    },
  })
}
