import { fromPromise } from 'xstate'
import { files } from '#api/tables/files.ts'
import { account } from '#api/tables/account.ts'
import type { Fault } from '#domain/faults.ts'
import type { Sent } from '#machines/profile-editor/contract.ts'
import { profileEditor } from '#machines/profile-editor/machine.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { expected } from './kit/expected.ts'
import { squarePicture } from '../browser/picture.ts'
import { watchPage } from './kit/listeners.ts'

const noFile = new File([], '')
const meta = { fileType: 'Avatar', statementId: null, statementType: null, title: 'Фотография клиента' }

const refusalOf = ({ code }: Fault): Sent | null =>
  code === 'EmailAlreadyConfirmed' ? { kind: 'alreadyConfirmed' } : null

/** The client's own data and the letter that confirms their e-mail. */
export function adapter({ client }: Dependencies) {
  const { changeMe, sendConfirmationEmail } = client({
    changeMe: account.changeMe,
    sendConfirmationEmail: account.sendConfirmationEmail,
  })
  const { upload, remove } = client({ upload: files.upload, remove: files.remove })
  const send = async (signal: AbortSignal): Promise<Sent> => {
    await sendConfirmationEmail({ body: {} }, { signal })
    return { kind: 'sent' }
  }
  let [chosen, reduced] = [noFile, noFile]
  return profileEditor.provide({
    actions: {
      holdPicture: (_, { picture }) => (chosen = picture),
      releasePicture: () => ([chosen, reduced] = [noFile, noFile]),
    },
    actors: {
      watchPage,
      saveMe: fromPromise(async ({ input: { changed }, signal }) => {
        if (changed === null) throw new Error('there is nothing to save')
        return changeMe({ body: changed }, { signal })
      }),
      preparePicture: fromPromise(async () => {
        reduced = await squarePicture(chosen)
      }),
      uploadPicture: fromPromise(async ({ input: { userId }, signal }) => {
        const { id } = await upload({ query: { userId }, body: { file: reduced, meta } }, { signal })
        return { fileId: id }
      }),
      removeFile: fromPromise(async ({ input: { fileId }, signal }) => {
        if (fileId !== null) await remove({ params: { id: fileId } }, { signal })
      }),
      sendLetter: fromPromise(({ signal }) => expected(send(signal), refusalOf)),
    },
  })
}
