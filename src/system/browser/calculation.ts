import { isRecord, isText } from '#domain/guards.ts'
import { memoKeys } from './memo.ts'
import { tabStore } from './storage.ts'

const isKept = isRecord({ place: isText, query: isText })

/** What this tab has set on the calculator of this place, as the query of its link; null where another one was used since. */
export function recallCalculation(place: string): string | null {
  const kept = tabStore('session').read(memoKeys.calculation, isKept)
  return kept?.place === place ? kept.query : null
}

/** Keeps it over a reload of the tab. */
export const keepCalculation = (place: string, query: string): void => void tabStore('session').write(memoKeys.calculation, { place, query })
