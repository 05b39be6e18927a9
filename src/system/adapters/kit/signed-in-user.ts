import type { ActorSystem, ActorSystemInfo, SnapshotFrom } from 'xstate'
import { Failure } from '#domain/faults.ts'
import type { session } from '#machines/session/machine.ts'
import { userId } from '#machines/session/selectors.ts'

/** By what the services know who is signed in; what a port of a signed-in client is keyed by. */
export function signedInUser(system: ActorSystem<ActorSystemInfo>): string {
  const snapshot = system.get('session')?.getSnapshot() as SnapshotFrom<typeof session> | undefined
  const id = snapshot ? userId(snapshot) : null
  if (id === null) throw new Failure({ kind: 'unexpected', message: 'Nobody is signed in.' })
  return id
}
