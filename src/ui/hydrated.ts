import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a prerendered page is being hydrated, and where it is made; true ever after. For what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
