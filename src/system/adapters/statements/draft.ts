import { fromPromise } from 'xstate'
import { Failure, fault, type Fault } from '#domain/faults.ts'
import type { DraftSubject, DraftVersion, SaveAttempt, StatementKind } from '#domain/statement-draft.ts'
import type { DeleteAnswer, Input, SaveAnswer, TabEvent } from '#machines/draft/contract.ts'
import { draft } from '#machines/draft/machine.ts'
import { createDraftChannel } from '../../browser/draft-channel.ts'
import { createDraftCopies } from '../../browser/draft-copies.ts'
import { atOnce } from '../kit/at-once.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { watchNetwork } from '../kit/listeners.ts'
import { listening } from '../kit/listening.ts'
import { watchSession } from '../kit/watch-session.ts'
import { isDefinite } from './definite.ts'
import type { DraftService } from './draft-service.ts'

/** The services have something else by now, or nothing; whatever else they refuse is said of what was typed. */
function refusalOf(refused: Fault): SaveAnswer | null {
  if (refused.status === 404 || refused.status === 409) return { kind: 'conflict', fault: refused }
  return isDefinite(refused) ? { kind: 'refused', fault: refused } : null
}

const changed = fault({ kind: 'refused', status: 409, code: 'VersionConflict' })

/** Deletes what was seen, since a deletion names no version (L4); what is gone already is as good as deleted. */
async function removeSeen(
  { load, remove }: DraftService,
  { statementId, version }: { statementId: string | null; version: DraftVersion },
  signal: AbortSignal,
): Promise<DeleteAnswer> {
  const record = await load(statementId, signal)
  if (record.kind === 'none') return { kind: 'gone' }
  const isSeen =
    record.kind === 'draft' && record.stored.statementId === statementId && record.stored.version === version
  if (!isSeen || !remove) return { kind: 'changed', fault: changed }
  await remove(record.stored.statementId, signal)
  return { kind: 'gone' }
}

const removalRefusedBy = (refused: Fault): DeleteAnswer | null =>
  refused.status === 404 ? { kind: 'gone' } : isDefinite(refused) ? { kind: 'changed', fault: refused } : null

/** A draft that the services keep none of is asked of nobody. */
const unserved: DraftService = {
  load: () => Promise.resolve({ kind: 'none' }),
  save: () => Promise.reject(new Failure({ kind: 'unexpected', message: 'The services keep no such drafts.' })),
  remove: null,
}

/** The owner of what was typed in a statement of this kind; without a service it is on the device alone. */
export function filledDraft(dependencies: Dependencies, kind: StatementKind, service: DraftService = unserved) {
  const copies = createDraftCopies(dependencies)
  const channel = createDraftChannel(kind)

  async function save(attempt: SaveAttempt, signal: AbortSignal): Promise<SaveAnswer> {
    const stored = await service.save(attempt, signal)
    channel.tellSaved(stored.version)
    return { kind: 'saved', stored }
  }

  return draft.provide({
    actors: {
      watchNetwork,
      watchSession,
      watchTabs: listening<TabEvent>((sendBack) =>
        channel.onSaved((version) => sendBack({ type: 'draft.savedElsewhere', version })),
      ),
      keepCopy: atOnce(({ subject, copy }) => copies.keep(subject, copy)),
      saveDraft: fromPromise(async ({ input: { attempt }, signal }) => {
        if (!attempt) throw new Error('there is nothing to save')
        return expected(save(attempt, signal), refusalOf)
      }),
      loadRecord: fromPromise(({ input: { statementId }, signal }) => service.load(statementId, signal)),
      deleteDraft: fromPromise(async ({ input, signal }) => {
        const answer = await expected(removeSeen(service, input, signal), removalRefusedBy)
        if (answer.kind === 'gone') channel.tellSaved(null)
        return answer
      }),
    },
    actions: {
      dropCopy: ({ event }, { subject }) => {
        if (event.type !== 'draft.closed') return copies.drop(subject)
        copies.dropAll(subject)
        // What was filed here is a draft no more: the other tabs ask what became of it.
        channel.tellSaved(null)
      },
    },
  })
}

type Opened = Pick<Input, 'subject' | 'seed' | 'copy' | 'record'>

/** What a draft is begun with: what lies on the device, what the services have, and a seed for its keys that no other opening has. */
export async function openDraft(
  dependencies: Dependencies,
  subject: DraftSubject,
  { service = unserved, signal }: { service?: DraftService; signal: AbortSignal },
): Promise<Opened> {
  const copies = createDraftCopies(dependencies)
  const copy = await copies.recall(subject)
  const record = await service.load(copy?.statementId ?? null, signal)
  if (record.kind === 'filed') copies.dropAll(subject)
  return { subject, seed: crypto.randomUUID(), copy: record.kind === 'filed' ? null : copy, record }
}
