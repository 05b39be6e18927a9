import { fromPromise } from 'xstate'
import * as limits from '#domain/limits.ts'
import { documentsOf } from '#domain/statement-documents.ts'
import { signedPapers } from '#machines/signed-papers/machine.ts'
import { keepReceived } from '../../browser/received-files.ts'
import { watchNetwork } from '../kit/listeners.ts'
import type { joiningFiling } from './joining-filing.ts'

/** The papers of a signed request to join: what had to be signed, each fetched when it is opened (L11, L12). */
export const filledSignedPapers = ({
  templates,
  signedPaper,
}: Pick<ReturnType<typeof joiningFiling>, 'templates' | 'signedPaper'>) =>
  signedPapers.provide({
    actors: {
      watchNetwork,
      findPapers: fromPromise(async ({ signal }) =>
        documentsOf(await templates(signal)).filter(({ isRequired }) => isRequired),
      ),
      openDocument: fromPromise(async ({ input: { document }, signal, self }) => {
        keepReceived(self._parent, await signedPaper(document, { signal, timeout: limits.fileTimeout }))
      }),
    },
  })
