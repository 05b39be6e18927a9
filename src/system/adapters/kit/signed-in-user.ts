import type { Actor } from 'xstate'
import { Failure } from '#domain/faults.ts'
import type { session } from '#machines/session/machine.ts'
import { audience, userId } from '#machines/session/selectors.ts'

/** What an adapter knows of the actor system: who is in it, by name. */
export type System = { get: (name: string) => unknown }

const sessionIn = (system: System) => (system.get('session') as Actor<typeof session> | undefined)?.getSnapshot()

/** By what the services know who is signed in; what a port of a signed-in client is keyed by. */
export function signedInUser(system: System): string {
  const snapshot = sessionIn(system)
  const id = snapshot ? userId(snapshot) : null
  if (id === null) throw new Failure({ kind: 'unexpected', message: 'Nobody is signed in.' })
  return id
}

/** Whether they have a contract already; one who joins has none yet. */
export function isSignedInAsClient(system: System): boolean {
  const snapshot = sessionIn(system)
  return snapshot !== undefined && audience(snapshot) === 'client'
}
