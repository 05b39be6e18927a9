import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { useRoot } from './system.tsx'

/** Has whoever waits for the network try again at once. */
export function useRetry(): () => void {
  const { system } = useRoot()
  return () => {
    for (const actor of Object.values(system.getAll() as Record<string, AnyActorRef>)) {
      if ((actor.getSnapshot() as AnyMachineSnapshot).hasTag('offline')) actor.send({ type: 'retry.requested' })
    }
  }
}
