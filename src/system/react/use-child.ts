import { useCallback, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

/** One child of an actor by its id, while it is there. */
export function useChild<Child extends AnyActorRef>(home: AnyActorRef | undefined, id: string): Child | undefined {
  const subscribe = useCallback(
    (heard: () => void) => {
      const subscription = home?.subscribe(heard)
      return () => subscription?.unsubscribe()
    },
    [home],
  )
  const find = () =>
    (home?.getSnapshot() as { children: Record<string, unknown> } | undefined)?.children[id] as Child | undefined
  return useSyncExternalStore(subscribe, find, find)
}
