import type { DraftSubject } from '#domain/statement-draft.ts'
import * as limits from '#domain/limits.ts'
import { draftKeysUnder, draftPrefix } from './draft-keys.ts'

/** A draft that lies on this device: since when, at which step, and of which agreement where it names one. */
export type KeptDraft = { keptAt: number; reached: string; agreementId: string | null }

/** What is asked of a copy before it is opened: whoever opens it judges the whole of it. */
function readAt(key: string): KeptDraft | null {
  try {
    const kept = JSON.parse(window.localStorage.getItem(key) ?? 'null') as {
      keptAt?: unknown
      copy?: { reached?: unknown; values?: { agreementId?: unknown } }
    } | null
    const { keptAt, copy } = kept ?? {}
    const isLasting = typeof keptAt === 'number' && Math.abs(Date.now() - keptAt) < limits.draftCopyLifetime
    if (!isLasting || typeof copy?.reached !== 'string') return null
    const agreementId = copy.values?.agreementId
    return { keptAt, reached: copy.reached, agreementId: typeof agreementId === 'string' ? agreementId : null }
  } catch {
    return null
  }
}

/** The newest draft of this kind that the client has on this device; it is looked at only, and stays its tab's. */
export const keptDraft = ({ clientId, kind }: DraftSubject): KeptDraft | null =>
  draftKeysUnder(draftPrefix(clientId, kind))
    .flatMap((key) => readAt(key) ?? [])
    .toSorted((one, other) => other.keptAt - one.keptAt)[0] ?? null
