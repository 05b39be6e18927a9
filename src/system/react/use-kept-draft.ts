import { useMemo } from 'react'
import type { StatementKind } from '#domain/statement-draft.ts'
import { userId } from '#machines/session/selectors.ts'
import { keptDraft, type KeptDraft } from '../browser/kept-draft.ts'
import { useView } from './system.tsx'

/** The client's draft of this kind on this device, as it was when the page was opened; null where there is none. */
export function useKeptDraft(kind: StatementKind): KeptDraft | null {
  const clientId = useView('session', userId)
  return useMemo(() => (clientId === null ? null : keptDraft({ clientId, kind })), [clientId, kind])
}
