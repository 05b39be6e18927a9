import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate'

/** What others notice of a machine: an effect, a message, work asked for, a delay begun (in milliseconds), an event emitted. */
export type Trace =
  | { did: string; with: unknown }
  | { wrote: string; message: unknown }
  | { asked: string; input: unknown }
  | { waits: string; for: number }
  | { emitted: unknown }

type Executed = { type: string; params: unknown }

/** What the implementation of an action says of itself: an effect on the world, or a message to a recipient. */
export const marksOf = (action: unknown): { effect?: string; message?: { to: string; type: string } } => action ?? {}

/** What an executed action means to the world, or nothing where it only concerns the machine itself. */
export function tracesOf(machine: AnyStateMachine, { type, params }: Executed): Trace[] {
  const { message } = marksOf(machine.implementations.actions[type])
  if (message) return [{ wrote: message.to, message: plain({ type: message.type, ...(params as object | undefined) }) }]
  switch (type) {
    case 'xstate.spawnChild': {
      const { id, src, input } = params as { id: string; src: unknown; input: unknown }
      return [{ asked: isNamedByPlace(id) && typeof src === 'string' ? src : id, input: plain(input) }]
    }
    case 'xstate.sendTo': {
      const { to, event } = params as { to: AnyActorRef; event: EventObject }
      return [{ wrote: to.id, message: plain(event) }]
    }
    case 'xstate.raise': {
      const { event, delay } = params as { event: EventObject; delay: number | undefined }
      return delay === undefined ? [] : [{ waits: event.type, for: delay }]
    }
    case 'xstate.emit':
      return [{ emitted: plain((params as { event: unknown }).event) }]
    default:
      return type.startsWith('xstate.') ? [] : [{ did: type, with: plain(params) }]
  }
}

/** Work without a name of its own, such as a listener, is named by XState after the state that wants it. */
const isNamedByPlace = (id: string) => /^\d+\./.test(id)

/** What JSON keeps of a value. */
export const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))
