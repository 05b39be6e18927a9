import type { PageLocation } from '#machines/navigation/contract.ts'

/** The location that an address means, by the table of routes. */
export type LocationOf = (url: { pathname: string; search: string; hash: string }) => PageLocation
