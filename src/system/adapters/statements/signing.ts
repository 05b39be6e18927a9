import { fromPromise, type AnyActorRef } from 'xstate'
import * as limits from '#domain/limits.ts'
import type { FilingSubject } from '#domain/signing.ts'
import { signing } from '#machines/signing/machine.ts'
import { keepReceived } from '../../browser/received-files.ts'
import { filledCodeEntry } from '../kit/code-entry.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { watchNetwork } from '../kit/listeners.ts'
import { watchLapse, watchSession } from '../kit/watch-session.ts'
import { createFiling, filingCodes, type FilingService } from './filing.ts'

/** The signing of a statement of this kind: its documents, its code, and what has become of it. */
export function filledSigning(dependencies: Dependencies, service: FilingService) {
  const filing = createFiling(dependencies, service)

  /** The bytes stay outside: whoever shows the document finds them by the signing, which remembers only that it was opened. */
  async function open(subject: FilingSubject, document: string, signal: AbortSignal, owner: AnyActorRef | undefined) {
    keepReceived(owner, await service.paper(subject, document, { signal, timeout: limits.fileTimeout }))
  }

  return signing.provide({
    actors: {
      watchNetwork,
      watchSession,
      watchLapse,
      codeEntry: filledCodeEntry(filingCodes(filing)),
      openDocument: fromPromise(({ input: { subject, document }, signal, self }) =>
        open(subject, document, signal, self._parent),
      ),
      requestCode: fromPromise(({ input: { subject }, signal }) => filing.askForCode(subject, signal)),
      askFate: fromPromise(({ input: { subject }, signal }) => service.askFate(subject, signal)),
    },
  })
}
