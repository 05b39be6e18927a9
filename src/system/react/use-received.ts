import { receivedBy } from '../browser/received-files.ts'
import type { ActorName } from './actors.ts'
import { useActor } from './system.tsx'

/** Looks for the file that an actor has received last: its bytes stand in no snapshot. */
export function useReceived(name: ActorName): () => File | null {
  const actor = useActor(name)
  return () => receivedBy(actor)
}
