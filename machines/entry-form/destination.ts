import { safeReturnTo } from '#domain/safe-return-to.ts'
import type { Place } from '../navigation/contract.ts'

const queryOf = ({ search }: Place) => new URLSearchParams(search)

/** Where a sign-in on this page leads: the address that it stands in for, else the redirect query (2.6-07). */
export function destinationOf(place: Place): string {
  if (place.access === 'joining') return place.path + place.search
  return safeReturnTo(queryOf(place).get('redirect') ?? '')
}

/** The online request that is being joined on this page; null elsewhere. */
export const joiningIdOf = (place: Place): string | null => (place.access === 'joining' ? queryOf(place).get('id') : null)
