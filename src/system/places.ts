import type { Place } from '#machines/navigation/contract.ts'

/** The place that an address means, by the table of routes. */
export type PlaceOf = (url: { pathname: string; search: string; hash: string }) => Place
