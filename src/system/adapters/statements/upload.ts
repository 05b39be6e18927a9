import { fromPromise } from 'xstate'
import { files } from '#api/tables/files.ts'
import type { Fault } from '#domain/faults.ts'
import { headLength, kindOfFile } from '#domain/file-kinds.ts'
import type { FileLimits } from '#domain/judge-file.ts'
import * as limits from '#domain/limits.ts'
import type { Check, Scan, Sending } from '#machines/upload/contract.ts'
import { upload } from '#machines/upload/machine.ts'
import type { ChosenFiles } from '../../browser/chosen-files.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { watchNetwork } from '../kit/listeners.ts'
import { watchSession } from '../kit/watch-session.ts'
import { isDefinite } from './definite.ts'

async function check(file: File | null, allowed: FileLimits): Promise<Check> {
  if (!file) return { kind: 'missing' }
  if (file.size === 0) return { kind: 'empty' }
  const kind = kindOfFile(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  const limit = kind && allowed[kind]
  if (!limit) return { kind: 'wrongType' }
  return { kind: file.size > limit ? 'tooBig' : 'fits' }
}

function refusalOf(fault: Fault): Sending | null {
  const { code, status } = fault
  if (code === 'FileTooLarge' || status === 413) return { kind: 'tooBig' }
  if (code === 'FileInfected') return { kind: 'infected' }
  return isDefinite(fault) ? { kind: 'refused', fault } : null
}

const scanOf = (checkState: string): Scan => ({
  kind: checkState === 'Clean' ? 'clean' : checkState === 'Infected' ? 'infected' : 'checking',
})

/** A file of a statement: kept by the services for a while, until a statement names it (H5, H3, H6). */
export function filledUpload({ client }: Dependencies, chosen: ChosenFiles) {
  const { uploadTemporary, check: askCheck, remove } = client(files)

  async function send(id: string, report: (sent: number) => void, signal: AbortSignal): Promise<Sending> {
    const file = chosen.find(id)
    if (!file) throw new Error('the file that is to be sent is not here')
    // What goes is a form, somewhat longer than the file in it.
    const onProgress = ({ loaded }: { loaded: number }) => report(Math.min(loaded, file.size))
    const sent = await uploadTemporary({ body: { file } }, { signal, timeout: limits.fileTimeout, onProgress })
    return { kind: 'sent', fileId: sent.id }
  }

  const scan = async (fileId: string, signal: AbortSignal): Promise<Scan> =>
    scanOf((await askCheck({ params: { id: fileId } }, { signal })).checkState)

  return upload.provide({
    actors: {
      watchNetwork,
      watchSession,
      checkFile: fromPromise(({ input: { id, limits: allowed } }) => check(chosen.find(id), allowed)),
      sendFile: fromPromise(({ input: { id, report }, signal }) => expected(send(id, report, signal), refusalOf)),
      askScan: fromPromise(({ input: { fileId }, signal }) =>
        expected(scan(fileId, signal), ({ status }) => (status === 404 ? { kind: 'gone' } : null)),
      ),
      deleteFile: fromPromise(({ input: { fileId }, signal }) => remove({ params: { id: fileId } }, { signal })),
    },
  })
}
