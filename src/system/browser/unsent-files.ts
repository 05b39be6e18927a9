import * as z from 'zod/mini'
import type { StatementFile } from '#domain/statement-files.ts'
import type { DraftSubject } from '#domain/statement-draft.ts'
import type { Store } from './storage.ts'
import { tabStorageKeys } from './tab-storage.ts'

const Unsent = z.object({
  id: z.string(),
  draft: z.string(),
  fileType: z.string(),
  fileName: z.string(),
  size: z.number(),
  contentType: z.string(),
})
type Unsent = z.output<typeof Unsent>
const List = z.array(Unsent)
const isList = (value: unknown): value is Unsent[] => z.safeParse(List, value).success

const key = tabStorageKeys.unsentFiles
const draftOf = ({ kind, clientId }: DraftSubject) => `${kind}:${clientId}`
const others = (store: Store, id: string) => (store.read(key, isList) ?? []).filter((one) => one.id !== id)

/** Notes the name of a file that is on its way: after a reload its bytes are gone, and the client is told that it did not arrive. */
export const noteUnsent = (store: Store, of: DraftSubject, file: Omit<Unsent, 'draft'>): void =>
  void store.write(key, [...others(store, file.id), { ...file, draft: draftOf(of) }])

/** It has arrived, was refused for good, or is not wanted any more. */
export function forgetUnsent(store: Store, id: string): void {
  const left = others(store, id)
  if (left.length > 0) store.write(key, left)
  else store.remove(key)
}

/** The files of a draft that were on their way when the page ended. */
export const unsentFiles = (store: Store, of: DraftSubject): StatementFile[] =>
  (store.read(key, isList) ?? [])
    .filter(({ draft }) => draft === draftOf(of))
    .map(({ draft: _, ...file }) => ({ ...file, fileId: null, state: 'bad' }))
