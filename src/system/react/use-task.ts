import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { download } from '#machines/download/machine.ts'
import type { inquiry } from '#machines/inquiry/machine.ts'
import { areTasksUnavailable } from '#machines/root/selectors.ts'
import type { Actors } from './actors.ts'
import { useMaybeActor, useRoot, useView } from './system.tsx'
import { useRetry } from './use-retry.ts'

type Task = { inquiry: ActorRefFrom<typeof inquiry>; download: ActorRefFrom<typeof download> }

/** Where a visitor's tasks live, fetched by whoever first needs them; undefined until then. */
export function useTasks(): Actors['tasks'] | undefined {
  const root = useRoot()
  useEffect(() => root.send({ type: 'tasks.requested' }), [root])
  return useMaybeActor('tasks')
}

/** Has the tasks loaded once more; null unless they could not be loaded. */
export function useTasksRetry(): (() => void) | null {
  const retry = useRetry()
  return useView('root', areTasksUnavailable) ? retry : null
}

/** One task by its key, once it has been started. */
export function useTask<Kind extends keyof Task>(home: Actors['tasks'] | undefined, key: string): Task[Kind] | undefined {
  const subscribe = useCallback((heard: () => void) => {
    const subscription = home?.subscribe(heard)
    return () => subscription?.unsubscribe()
  }, [home])
  const find = () => home?.getSnapshot().children[key] as Task[Kind] | undefined
  return useSyncExternalStore(subscribe, find, find)
}
