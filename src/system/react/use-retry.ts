import type { AnyActorRef } from 'xstate'
import { useRoot } from './system.tsx'

/** Has whoever waits for the network try again at once; nobody else hears it. */
export function useRetry(): () => void {
  const { system } = useRoot()
  return () =>
    Object.values(system.getAll() as Record<string, AnyActorRef>).forEach((actor) =>
      actor.send({ type: 'retry.requested' }),
    )
}
