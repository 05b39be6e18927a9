import type { StatementKind } from '#domain/statement-draft.ts'
import { userId } from '#machines/session/selectors.ts'
import { keptDraft, type KeptDraft } from '../browser/kept-draft.ts'
import { useView } from './system.tsx'
import { useTasks } from './use-task.ts'

/** The client's draft of this kind on this device, null where there is none. */
export function useKeptDraft(kind: StatementKind): KeptDraft | null {
  const clientId = useView('session', userId)
  // A task that has ended is a reason to look again.
  useTasks()
  return clientId === null ? null : keptDraft({ clientId, kind })
}
