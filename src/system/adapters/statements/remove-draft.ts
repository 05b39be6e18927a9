import { redemption } from '#api/tables/redemption.ts'
import { faultOf } from '#domain/faults.ts'
import type { UnwantedDraft } from '#domain/tasks.ts'
import { dropDraftsOf } from '../../browser/draft-keys.ts'
import type { Dependencies } from '../kit/dependencies.ts'

const gone = 404

/** Deletes a client's draft where the services have it (L4), and all copies of it on this device; one that is gone already is deleted. */
export async function removeDraft(
  { client, local }: Dependencies,
  clientId: string,
  { statement, statementId }: UnwantedDraft,
  signal: AbortSignal,
): Promise<void> {
  const { remove } = client({ remove: redemption.remove })
  if (statementId !== null)
    await remove({ query: { statementId } }, { signal }).catch((error: unknown) => {
      if (faultOf(error).status !== gone) throw error
    })
  dropDraftsOf(local, clientId, statement)
}
