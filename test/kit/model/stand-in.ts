import type { ActorLogic, AnyStateMachine, EventObject, NonReducibleUnknown, Snapshot } from 'xstate'
import { marksOf } from './trace.ts'

type Order = EventObject & { output?: unknown; error?: unknown }

/** Plays any port, listener or child machine: it does nothing until a test tells it how it ends. */
export const standIn: ActorLogic<Snapshot<unknown>, Order, NonReducibleUnknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition(snapshot, { type, output, error }) {
    switch (type) {
      case 'standIn.gave':
        return { status: 'done', output, error: undefined }
      case 'standIn.failed':
        return { status: 'error', output: undefined, error }
      case 'xstate.stop':
        return { status: 'stopped', output: undefined, error: undefined }
      default:
        return snapshot
    }
  },
}

/**
 * The same chart with the world taken away: every actor is a stand-in, effects and messages do nothing.
 * The marks stay, so that what would have been done can still be told.
 */
export function staged(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, standIn]))
  const actions = Object.fromEntries(
    Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
      const { effect, message } = marksOf(action)
      return effect || message
        ? [[name, Object.assign(() => undefined, effect ? { effect } : {}, message ? { message } : {})]]
        : []
    }),
  )
  return machine.provide({ actors, actions } as Parameters<AnyStateMachine['provide']>[0])
}
