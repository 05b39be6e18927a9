import { useSyncExternalStore } from 'react'
import { moscowDay, type Day } from '#domain/moscow-day.ts'
import { useClock, useInitialSnapshots } from './system.tsx'

/**
 * Today in Moscow by the server's clock, whatever the device's says (3-05). A prerendered page begins with the day on which it
 * was made, and has today's as soon as it is hydrated.
 */
export function useToday(): Day {
  const clock = useClock()
  const look = useInitialSnapshots()
  const today = () => moscowDay(clock.now())
  return useSyncExternalStore(clock.onSet, today, () => look?.today ?? today())
}
