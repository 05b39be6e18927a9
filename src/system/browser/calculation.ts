import { isRecord, isText } from '#domain/guards.ts'
import { tabStorageKeys } from './tab-storage.ts'
import { tabStore } from './storage.ts'

const isKept = isRecord({ location: isText, query: isText })

/** What this tab has set on the calculator of this place, as the query of its link; null where another one was used since. */
export function recallCalculation(location: string): string | null {
  const kept = tabStore('session').read(tabStorageKeys.calculation, isKept)
  return kept?.location === location ? kept.query : null
}

/** Keeps it over a reload of the tab. */
export const keepCalculation = (location: string, query: string): void =>
  void tabStore('session').write(tabStorageKeys.calculation, { location, query })
