import { assign, enqueueActions, type EventObject, type MachineContext } from 'xstate'
import { withFile, withMark, withoutFile, type FileMark, type StatementFile } from '#domain/statement-files.ts'

type Files = { files: readonly StatementFile[] }
type Context = MachineContext & Files
type Id = { id: string }
type Chosen = { file: Id & { slot: string; name: string; size: number }; contentType: string }

/** XState ties an action to one machine: these go with any that keeps its files in `files`. */
const ofAny = <Params>(action: unknown) => action as (args: { context: Files }, params: Params) => void

/** Spawns the upload of a file under its id; who does so has the chart `upload` among its actors, and says it in its marks. */
export const startUpload = enqueueActions<MachineContext, EventObject, { file: Id }>(({ enqueue }, { file }) => {
  enqueue.spawnChild('upload', { id: file.id, input: file })
}) as unknown as (args: unknown, params: { file: Id }) => void

/** What an open statement remembers of its files. A forgotten one takes its upload with it, which has ended and would be kept otherwise. */
export const fileActions = {
  startUpload,
  addFile: ofAny<Chosen>(
    assign<Context, EventObject, Chosen, EventObject, never>(({ context }, { file, contentType }) => ({
      files: withFile(context.files, file, contentType),
    })),
  ),
  markFile: ofAny<FileMark>(
    assign<Context, EventObject, FileMark, EventObject, never>(({ context }, mark) => ({
      files: withMark(context.files, mark),
    })),
  ),
  forgetFile: ofAny<Id>(
    enqueueActions<Context, EventObject, Id>(({ context, enqueue }, { id }) => {
      enqueue.assign({ files: withoutFile(context.files, id) })
      enqueue.stopChild(id)
    }),
  ),
}
