import { enqueueActions, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate'

type Message<Params> = ((args: unknown, params: Params) => void) & { message: { to: string; type: string } }

/**
 * Writes to whoever spawned this actor, by an event of the parent's contract. A machine may have parents of several names, so it is not
 * found by one; `to` names the parent's chart for the diagrams.
 */
export const tellParent = <Event extends EventObject, Type extends Event['type']>(to: string, type: Type) => {
  const action = enqueueActions<MachineContext, EventObject, ParameterizedObject['params'] | undefined>(
    ({ enqueue, self }, params) => {
      if (self._parent) enqueue.sendTo(self._parent, { ...params, type })
    },
  )
  return Object.assign(action, { message: { to, type } }) as unknown as Message<
    Omit<Extract<Event, { type: Type }>, 'type'>
  >
}
