import { Failure } from '#domain/faults.ts'
import { relationOf, type DraftCopy, type StatementKind } from '#domain/statement-draft.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { joiningDrafts } from './joining-drafts.ts'
import { redemptionDrafts } from './redemption-drafts.ts'

/**
 * Saves what lies on the device with the services, unless they have it. Rejects where they cannot be reached, where they refuse it, and
 * where they have something else, which only the client can choose between.
 */
export async function saveCopy(
  dependencies: Dependencies,
  kind: StatementKind,
  copy: DraftCopy,
  signal: AbortSignal,
): Promise<void> {
  const service =
    kind === 'joining' ? joiningDrafts(dependencies) : redemptionDrafts(dependencies, () => copy.validationVersion)
  const record = await service.load(copy.statementId, signal)
  const relation = relationOf(copy, record)
  if (relation === 'conflict') throw new Failure({ kind: 'refused', status: 409, code: 'VersionConflict' })
  if (relation !== 'ahead') return
  const { attempt, edits, reached, values } = copy
  const stored = record.kind === 'draft' ? record.stored : null
  // A save that had no answer may still arrive: under its own key it is the same save.
  const isSameSave = attempt?.edits === edits && attempt.key !== stored?.key
  await service.save(
    isSameSave
      ? attempt
      : {
          key: crypto.randomUUID(),
          statementId: stored?.statementId ?? null,
          version: stored?.version ?? null,
          reached,
          values,
          edits,
        },
    signal,
  )
}
