import type { DraftRecord, SaveAttempt, StoredDraft } from '#domain/statement-draft.ts'

/** What the services do with the drafts of one kind of statement. */
export type DraftService = {
  load: (statementId: string | null, signal: AbortSignal) => Promise<DraftRecord>
  /** Rejects with a refusal of 409 where the services have something else than the attempt was made upon. */
  save: (attempt: SaveAttempt, signal: AbortSignal) => Promise<StoredDraft>
  /** Null where a draft of this kind is never deleted. */
  remove: ((statementId: string, signal: AbortSignal) => Promise<void>) | null
}
