import { enqueueActions, type EventObject, type MachineContext } from 'xstate'

type Chosen = { file: { id: string } }

/** Spawns the upload of a file under its id; who does so has the chart `upload` among its actors, and says it in its marks. */
export const startUpload = enqueueActions<MachineContext, EventObject, Chosen>(({ enqueue }, { file }) => {
  enqueue.spawnChild('upload', { id: file.id, input: file })
}) as unknown as (args: unknown, params: Chosen) => void
