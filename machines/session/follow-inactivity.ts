import { enqueueActions, type EventObject, type MachineContext } from 'xstate'

/** Begins to follow how long the portal is left untouched; it is loaded later than the session that it ends with. */
export const startInactivity = enqueueActions<MachineContext, EventObject, { limit: number }>(
  ({ enqueue }, { limit }) => {
    enqueue.spawnChild('inactivity', { id: 'inactivity', systemId: 'inactivity', input: { limit } })
  },
) as unknown as (args: unknown, params: { limit: number }) => void
