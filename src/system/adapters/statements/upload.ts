import { fromPromise } from 'xstate'
import { files } from '#api/tables/files.ts'
import type { Fault } from '#domain/faults.ts'
import { headLength } from '#domain/file-kinds.ts'
import { judgeFile, type FileLimits } from '#domain/judge-file.ts'
import * as limits from '#domain/limits.ts'
import type { StatementKind } from '#domain/statement-draft.ts'
import type { Check, Scan, Sending } from '#machines/upload/contract.ts'
import { upload } from '#machines/upload/machine.ts'
import type { ChosenFiles } from '../../browser/chosen-files.ts'
import { forgetUnsent, noteUnsent } from '../../browser/unsent-files.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { watchNetwork } from '../kit/listeners.ts'
import { signedInUser } from '../kit/signed-in-user.ts'
import { watchSession } from '../kit/watch-session.ts'
import { isDefinite } from './definite.ts'

async function check(file: File | null, allowed: FileLimits): Promise<Check> {
  if (!file) return { kind: 'unfit', flaw: 'Файл не успел отправиться. Приложите его ещё раз' }
  return judgeFile({ size: file.size, head: new Uint8Array(await file.slice(0, headLength).arrayBuffer()) }, allowed)
}

function refusalOf(fault: Fault): Sending | null {
  const { code, status } = fault
  if (code === 'FileTooLarge' || status === 413) return { kind: 'tooBig', fault }
  if (code === 'FileInfected') return { kind: 'infected', fault }
  // Of an answer that cannot be read nothing is known of the file: waiting for a connection would not help.
  return isDefinite(fault) || fault.kind === 'broken' ? { kind: 'refused', fault } : null
}

const scanOf = (checkState: string): Scan => ({
  kind: checkState === 'Clean' ? 'clean' : checkState === 'Infected' ? 'infected' : 'checking',
})

/** Deletes a file of an earlier visit, which no upload knows (H6); one that cannot be deleted now expires by itself. */
export function fileDeletion({ client }: Dependencies) {
  const { remove } = client(files)
  return (_: unknown, { fileId }: { fileId: string | null }): void => {
    if (fileId !== null) remove({ params: { id: fileId } }).catch(() => undefined)
  }
}

/** A file of a statement: kept by the services for a while, until a statement names it (H5, H3, H6). */
export function filledUpload({ client, session }: Dependencies, chosen: ChosenFiles, kind: StatementKind) {
  const { uploadTemporary, check: askCheck, remove } = client(files)

  async function send(id: string, report: (sent: number) => void, signal: AbortSignal): Promise<Sending> {
    const file = chosen.find(id)
    if (!file) throw new Error('the file that is to be sent is not here')
    // What goes is a form, somewhat longer than the file in it.
    const onProgress = ({ loaded }: { loaded: number }) => report(Math.min(loaded, file.size))
    const sent = await uploadTemporary({ body: { file } }, { signal, timeout: limits.fileTimeout, onProgress })
    return { kind: 'sent', fileId: sent.id }
  }

  /** Of a file that is on its way the name lies in the tab until the services have judged it. */
  async function noted<Answer extends { kind: string }>(id: string, answer: Promise<Answer>, goesOn: Answer['kind']) {
    const { kind: now } = await answer
    if (now !== goesOn) forgetUnsent(session, id)
    return answer
  }

  const scan = async (fileId: string, signal: AbortSignal): Promise<Scan> =>
    scanOf((await askCheck({ params: { id: fileId } }, { signal })).checkState)

  return upload.provide({
    actors: {
      watchNetwork,
      watchSession,
      checkFile: fromPromise(({ input: { id, limits: allowed } }) => check(chosen.find(id), allowed)),
      sendFile: fromPromise(({ input: { id, slot: fileType, report }, signal, system }) => {
        const { name: fileName = '', size = 0, type: contentType = '' } = chosen.find(id) ?? {}
        const subject = { kind, clientId: signedInUser(system) }
        noteUnsent(session, subject, { id, fileType, fileName, size, contentType })
        return noted(id, expected(send(id, report, signal), refusalOf), 'sent')
      }),
      askScan: fromPromise(({ input: { id, fileId }, signal }) =>
        noted<Scan>(
          id,
          expected(scan(fileId, signal), ({ status }) => (status === 404 ? { kind: 'gone' } : null)),
          'checking',
        ),
      ),
      deleteFile: fromPromise(({ input: { fileId }, signal }) => remove({ params: { id: fileId } }, { signal })),
    },
  })
}
