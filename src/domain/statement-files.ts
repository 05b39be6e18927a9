import type { DraftValues } from './statement-draft.ts'
import { documentsIn, type FileRef } from './statement-parts.ts'

/** A file of a statement. It is busy until the services have found it clean; one of an earlier visit has its `fileId` for an id. */
export type StatementFile = Omit<FileRef, 'fileId'> & {
  id: string
  fileId: string | null
  state: 'busy' | 'clean' | 'bad'
}
type Files = readonly StatementFile[]
type Chosen = { id: string; slot: string; name: string; size: number }

/** The same with a file that was chosen. */
export const withFile = (files: Files, { id, slot, name, size }: Chosen, contentType: string): StatementFile[] => [
  ...withoutFile(files, id),
  { id, fileId: null, fileType: slot, fileName: name, size, contentType, state: 'busy' },
]
export const withoutFile = (files: Files, id: string): StatementFile[] => files.filter((file) => file.id !== id)

/** What the services said of one file. */
export type FileMark = { id: string; as: 'clean' | 'bad'; fileId: string | null }
export const withMark = (files: Files, { id, as, fileId }: FileMark): StatementFile[] =>
  files.map((file) => (file.id === id ? { ...file, state: as, fileId } : file))
/** The same where the services do not accept some that a statement named: they have to be replaced. */
export const withRefusals = (files: Files, refused: readonly string[]): StatementFile[] =>
  files.map((file) => (file.fileId !== null && refused.includes(file.fileId) ? { ...file, state: 'bad' } : file))

/** The files that a draft names, which were clean when it was saved, and those that did not arrive before the page ended. */
export const filesIn = (values: DraftValues, unsent: Files = []): StatementFile[] => [
  ...documentsIn(values).map((file) => ({ ...file, id: file.fileId, state: 'clean' as const })),
  ...unsent,
]

/** What the services call a file, where they have it. */
export const fileIdOf = (files: Files, id: string): string | null =>
  files.find((file) => file.id === id)?.fileId ?? null

/** The files as the services are told of them. */
export const refsOf = (files: Files): FileRef[] =>
  files.flatMap(({ fileId, fileName, fileType, size, contentType, state }) =>
    state === 'clean' && fileId !== null ? [{ fileId, fileName, fileType, size, contentType }] : [],
  )

export const areAllClean = (files: Files): boolean => files.every(({ state }) => state === 'clean')
