import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { download } from '#machines/download/machine.ts'
import type { inquiry } from '#machines/inquiry/machine.ts'
import type { Actors } from './actors.ts'
import { useMaybeActor, useRoot } from './system.tsx'

type Errand = { inquiry: ActorRefFrom<typeof inquiry>; download: ActorRefFrom<typeof download> }

/** Where a visitor's errands live, fetched by whoever first needs them; undefined until then. */
export function useErrands(): Actors['errands'] | undefined {
  const root = useRoot()
  useEffect(() => root.send({ type: 'errands.wanted' }), [root])
  return useMaybeActor('errands')
}

/** One errand by its key, once it has been started. */
export function useErrand<Kind extends keyof Errand>(home: Actors['errands'] | undefined, key: string): Errand[Kind] | undefined {
  const subscribe = useCallback((heard: () => void) => {
    const subscription = home?.subscribe(heard)
    return () => subscription?.unsubscribe()
  }, [home])
  const find = () => home?.getSnapshot().children[key] as Errand[Kind] | undefined
  return useSyncExternalStore(subscribe, find, find)
}
