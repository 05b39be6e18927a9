import * as z from 'zod/mini'
import { Failure } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { DraftCopy, DraftSubject } from '#domain/statement-draft.ts'
import { draftKey, draftKeysUnder, draftPrefix, dropDraftsOf, everyDraft } from './draft-keys.ts'
import type { Store } from './storage.ts'
import { claimTab, livingTabs } from './tab-claim.ts'

const id = z.nullable(z.string())
const version = z.nullable(z.union([z.number(), z.string()]))
const content = {
  statementId: id,
  version,
  reached: z.string(),
  values: z.record(z.string(), z.unknown()),
  edits: z.number(),
}
const Kept = z.object({
  keptAt: z.number(),
  clientId: z.string(),
  kind: z.string(),
  copy: z.object({
    ...content,
    validationVersion: z.string(),
    attempt: z.nullable(z.object({ ...content, key: z.string() })),
  }),
})
type Kept = z.output<typeof Kept>

const isLasting = (value: unknown): value is Kept => {
  const { success, data } = z.safeParse(Kept, value)
  return success && Math.abs(Date.now() - data.keptAt) < limits.draftCopyLifetime
}

/**
 * The copies of drafts on this device, each found by its client alone. What cannot be read, is another's or is too old is removed. A copy
 * whose tab lives no more is taken up by the next that opens the statement.
 */
export function createDraftCopies({ local, session }: { local: Store; session: Store }) {
  const readAt = (key: string, { clientId, kind }: DraftSubject): Kept | null =>
    local.read(key, (value): value is Kept => isLasting(value) && value.clientId === clientId && value.kind === kind)
  const ownKey = (subject: DraftSubject) => draftKey(subject, claimTab(session).tab)
  const keysOf = ({ clientId, kind }: DraftSubject) => draftKeysUnder(draftPrefix(clientId, kind))

  /** The newest of those that closed tabs have left. */
  async function takeUp(subject: DraftSubject): Promise<DraftCopy | null> {
    const living = await livingTabs()
    const [newest] = keysOf(subject)
      .filter((key) => ![...living].some((tab) => key === draftKey(subject, tab)))
      .flatMap((key) => {
        const kept = readAt(key, subject)
        return kept ? [{ key, kept }] : []
      })
      .toSorted((one, other) => other.kept.keptAt - one.kept.keptAt)
    if (!newest) return null
    if (local.write(ownKey(subject), newest.kept)) local.remove(newest.key)
    return newest.kept.copy
  }

  return {
    recall: async (subject: DraftSubject): Promise<DraftCopy | null> => {
      await claimTab(session).settled
      // Whatever cannot be read or has lain too long goes, whoever has left it.
      for (const key of draftKeysUnder(everyDraft)) local.read(key, isLasting)
      return readAt(ownKey(subject), subject)?.copy ?? takeUp(subject)
    },
    /** All that this client has on the device, whichever tab keeps it. */
    allOf: (clientId: string): Kept[] =>
      draftKeysUnder(draftPrefix(clientId)).flatMap((key) => {
        const kept = local.read(key, isLasting)
        return kept?.clientId === clientId ? [kept] : []
      }),
    /** At once, since the page may be about to close; throws where nothing can be kept. */
    keep: (subject: DraftSubject, copy: DraftCopy): void => {
      const kept: Kept = { keptAt: Date.now(), clientId: subject.clientId, kind: subject.kind, copy }
      if (!local.write(ownKey(subject), kept))
        throw new Failure({ kind: 'unexpected', message: 'The storage is shut or full.' })
    },
    drop: (subject: DraftSubject): void => local.remove(ownKey(subject)),
    /** Those of all tabs: the statement has been filed. */
    dropAll: (subject: DraftSubject): void => {
      // Where nothing can be stored, only this tab knows of its own.
      local.remove(ownKey(subject))
      dropDraftsOf(local, subject.clientId, subject.kind)
    },
  }
}
