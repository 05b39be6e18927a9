import type { FileLimits } from '#domain/judge-file.ts'
import { fileIdOf, refsOf, type StatementFile } from '#domain/statement-files.ts'
import { described } from './described.ts'

type Files = readonly StatementFile[]
/** What an upload is begun with; `slot` is the kind of document that the file is for. */
type ChosenFile = { id: string; slot: string; name: string; size: number; limits: FileLimits }

/** What a view says of the files of a statement: a file that was chosen, or one of an earlier visit that no upload knows. */
export type FileEvent =
  { type: 'file.attached'; file: ChosenFile; contentType: string } | { type: 'file.detached'; id: string }

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
    actions: [
      {
        type: 'deleteFile',
        params: ({ context: { files }, event }: Of<{ id: string }> & { context: { files: Files } }) => ({
          fileId: fileIdOf(files, event.id),
        }),
      },
      { type: 'forgetFile', params: idIn },
      saveFiles,
    ],
    ...described('прежний файл убран: и из черновика', '7.8'),
  },
} as const
