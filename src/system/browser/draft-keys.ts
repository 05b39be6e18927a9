import type { DraftSubject } from '#domain/statement-draft.ts'
import type { Store } from './storage.ts'

const keyed = (...parts: string[]) => ['draft', ...parts.map(encodeURIComponent), ''].join(':')

/** Under which names the copies of all drafts begin. */
export const everyDraft = keyed()
/** Under which names the copies of a client's drafts begin, or of one kind of them. */
export const draftPrefix = (clientId: string, ...kind: DraftSubject['kind'][]): string => keyed(clientId, ...kind)
/** Where the copy of a draft lies that one tab keeps: two tabs are two devices, and neither overwrites the other's. */
export const draftKey = ({ clientId, kind }: DraftSubject, tab: string): string => draftPrefix(clientId, kind) + tab

/** The names under which something lies on the device; a storage that is shut has none. */
export function draftKeysUnder(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Nothing of what this client has typed stays on the device, in any statement or in those of one kind, whichever tab keeps it. */
export function dropDraftsOf(local: Store, clientId: string, ...kind: DraftSubject['kind'][]): void {
  for (const key of draftKeysUnder(draftPrefix(clientId, ...kind))) local.remove(key)
}
