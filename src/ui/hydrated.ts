import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page that was made ahead is being taken over, and where it is made; true ever after. For what only a browser knows. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false)
