import type { Actor } from 'xstate'
import type { PageLocation } from '#machines/navigation/contract.ts'
import type { navigation } from '#machines/navigation/machine.ts'
import { location } from '#machines/navigation/selectors.ts'
import type { System } from './signed-in-user.ts'

/** The page whose address is open; null before there is one. */
export function openLocation(system: System): PageLocation | null {
  const snapshot = (system.get('navigation') as Actor<typeof navigation> | undefined)?.getSnapshot()
  return snapshot ? location(snapshot) : null
}
