import type { Actor } from 'xstate'
import { Failure } from '#domain/faults.ts'
import type { session } from '#machines/session/machine.ts'
import { userId } from '#machines/session/selectors.ts'

/** By what the services know who is signed in; what a port of a signed-in client is keyed by. */
export function signedInUser(system: { get: (name: string) => unknown }): string {
  const owner = system.get('session') as Actor<typeof session> | undefined
  const snapshot = owner?.getSnapshot()
  const id = snapshot ? userId(snapshot) : null
  if (id === null) throw new Failure({ kind: 'unexpected', message: 'Nobody is signed in.' })
  return id
}
