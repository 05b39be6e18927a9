import type { PageLocation } from '../navigation/contract.ts'

const queryOf = ({ search }: PageLocation) => new URLSearchParams(search)

/** Where a sign-in on this page is to lead: the address that it stands in for, else the redirect query as it is (2.6-07). */
export function destinationOf(location: PageLocation): string {
  if (location.access === 'joining') return location.path + location.search
  return queryOf(location).get('redirect') ?? ''
}

/** The statement that the address of a page names. */
export const idIn = (location: PageLocation): string | null => queryOf(location).get('id')

/** The online request that is being joined on this page; null elsewhere. */
export const joiningIdOf = (location: PageLocation): string | null =>
  location.access === 'joining' ? idIn(location) : null
