import { enqueueActions, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate'

type Payload<Message> = keyof Omit<Message, 'type'> extends never ? undefined : Omit<Message, 'type'>
type Message<Params> = ((args: unknown, params: Params) => void) & { message: { to: string; type: string } }

/**
 * Writes to whoever spawned this actor, by an event of the parent's contract. A machine may have parents of several names, so it is not
 * found by one; `to` names the parent's chart for the diagrams, or is 'parent' where several charts run this one.
 */
export const tellParent = <Event extends EventObject, Type extends Event['type']>(to: string, type: Type) => {
  const action = enqueueActions<MachineContext, EventObject, ParameterizedObject['params'] | undefined>(
    ({ enqueue, self }, params) => {
      if (self._parent) enqueue.sendTo(self._parent, { ...params, type })
    },
  )
  return Object.assign(action, { message: { to, type } }) as unknown as Message<Payload<Extract<Event, { type: Type }>>>
}
