import { enqueueActions, type EventObject, type MachineContext } from 'xstate'

/** Begins to follow how long the portal is left untouched; it is loaded later than the session that it ends with. */
export const startInactivity = enqueueActions<MachineContext, EventObject, { limit: number }>(
  ({ enqueue }, { limit }) => {
    enqueue.spawnChild('inactivity', { id: 'inactivity', systemId: 'inactivity', input: { limit } })
  },
) as unknown as (args: unknown, params: { limit: number }) => void

/** Makes ready what a sign-out by hand asks first; it is loaded with the rest of what a sign-in ends with. */
export const startSignOut = enqueueActions<MachineContext, EventObject, undefined>(({ enqueue }) => {
  enqueue.spawnChild('signOut', { id: 'signOut', systemId: 'signOut' })
}) as unknown as (args: unknown) => void
