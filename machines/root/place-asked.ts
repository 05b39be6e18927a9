import { safeReturnTo } from '#domain/safe-return-to.ts'
import type { Place } from '../navigation/contract.ts'
import type { Context } from './contract.ts'

/** The place that has just been entered, for guards and actions. */
export const paramsOf = ({ event }: { event: { place: Place | null } }) => ({ place: event.place })
/** The place whose flow has been loaded. */
export const openedBy = ({ context }: { context: Context }) => ({ place: context.place })

export const queryOf = (place: Place | null) => new URLSearchParams(place?.search ?? '')

/** Where a sign-in on this page leads: the address that it stands in for, else the redirect query (2.6-07). */
export function destinationOf(place: Place | null): string {
  if (place?.access === 'joining') return place.path + place.search
  return safeReturnTo(queryOf(place).get('redirect') ?? '')
}
