import { fromPromise } from 'xstate'
import type { StatementKind } from '#domain/statement-draft.ts'
import type { Unfinished } from '#machines/sign-out/contract.ts'
import { signOut } from '#machines/sign-out/machine.ts'
import { createDraftCopies } from '../../browser/draft-copies.ts'
import { atOnce } from '../kit/at-once.ts'
import type { Dependencies } from '../kit/dependencies.ts'

/** The services keep the drafts of these. */
const served: readonly string[] = ['redemption', 'joining'] satisfies StatementKind[]

/** What «Выйти» asks first; how drafts are saved is loaded when there is one. */
export function filledSignOut(dependencies: Dependencies) {
  const copies = createDraftCopies(dependencies)
  return signOut.provide({
    actors: {
      findUnfinished: atOnce(({ clientId }): Unfinished => {
        const kinds = [...new Set(copies.allOf(clientId).map(({ kind }) => kind as StatementKind))]
        return {
          onDevice: kinds.filter((kind) => !served.includes(kind)),
          isUnsaved: kinds.some((kind) => served.includes(kind)),
        }
      }),
      saveDrafts: fromPromise(async ({ input: { clientId }, signal }) => {
        const { saveCopy } = await import('../statements/save-copy.ts')
        for (const { kind, copy } of copies.allOf(clientId))
          if (served.includes(kind)) await saveCopy(dependencies, kind as StatementKind, copy, signal)
      }),
    },
  })
}
