import type { FileLimits } from '#domain/judge-file.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { documentsIn, type FileRef } from '#domain/statement-parts.ts'
import { described } from './described.ts'

/** A file of a statement. It is busy until the services have found it clean; one of an earlier visit has its `fileId` for an id. */
export type StatementFile = Omit<FileRef, 'fileId'> & {
  id: string
  fileId: string | null
  state: 'busy' | 'clean' | 'bad'
}
type Files = readonly StatementFile[]
/** What an upload is begun with; `slot` is the kind of document that the file is for. */
type ChosenFile = { id: string; slot: string; name: string; size: number; limits: FileLimits }

/** What a view says of the files of a statement: a file that was chosen, or one of an earlier visit that no upload knows. */
export type FileEvent =
  { type: 'file.attached'; file: ChosenFile; contentType: string } | { type: 'file.detached'; id: string }

/** The files that a draft names: they were clean when it was saved. */
export const filesIn = (values: DraftValues): StatementFile[] =>
  documentsIn(values).map((file) => ({ ...file, id: file.fileId, state: 'clean' }))

/** The files as a draft and the services name them. */
export const refsOf = (files: Files): FileRef[] =>
  files.flatMap(({ fileId, fileName, fileType, size, contentType, state }) =>
    state === 'clean' && fileId !== null ? [{ fileId, fileName, fileType, size, contentType }] : [],
  )

/** The files with one that was chosen now. */
export const withFile = (files: Files, { id, slot, name, size }: ChosenFile, contentType: string): StatementFile[] => [
  ...withoutFile(files, id),
  { id, fileId: null, fileType: slot, fileName: name, size, contentType, state: 'busy' },
]
/** The files with what has become of one. */
export const withVerdict = (
  files: Files,
  { id, as, fileId }: { id: string; as: 'clean' | 'bad'; fileId: string | null },
): StatementFile[] => files.map((file) => (file.id === id ? { ...file, state: as, fileId } : file))
export const withoutFile = (files: Files, id: string): StatementFile[] => files.filter((file) => file.id !== id)

type Of<Event> = { event: Event }
const idIn = ({ event }: Of<{ id: string }>) => ({ id: event.id })

/** The files of the draft are what the wizard knows of them, whoever has edited it meanwhile. */
const saveFiles = {
  type: 'sendEdit',
  params: ({ context }: { context: { files: Files } }) => ({ values: { documents: refsOf(context.files) } }),
} as const

/** What an open statement does about its files, whatever step is shown. */
export const fileEvents = {
  'file.attached': {
    actions: [
      { type: 'startUpload', params: ({ event }: Of<{ file: ChosenFile }>) => ({ file: event.file }) },
      {
        type: 'addFile',
        params: ({ event: { file, contentType } }: Of<{ file: ChosenFile; contentType: string }>) => ({
          file,
          contentType,
        }),
      },
    ],
    ...described('выбран файл', '7.8'),
  },
  'file.accepted': {
    actions: [
      {
        type: 'markFile',
        params: ({ event: { id, fileId } }: Of<{ id: string; fileId: string }>) => ({
          id,
          as: 'clean' as const,
          fileId,
        }),
      },
      saveFiles,
    ],
    ...described('принят: в черновик', '7.8'),
  },
  'file.rejected': {
    actions: {
      type: 'markFile',
      params: ({ event }: Of<{ id: string }>) => ({ id: event.id, as: 'bad' as const, fileId: null }),
    },
    ...described('не принят', '7.8'),
  },
  'file.gone': {
    actions: [{ type: 'forgetFile', params: idIn }, saveFiles],
    ...described('убран: и из черновика', '7.8'),
  },
  'file.detached': {
    actions: [{ type: 'forgetFile', params: idIn }, saveFiles],
    ...described('прежний файл убран: и из черновика', '7.8'),
  },
} as const
