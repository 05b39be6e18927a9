import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page lives in a browser already: what only the browser knows is shown from then on, so that the first picture is the server's. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false)
