import type { Requested } from '../query/contract.ts'

/** The keys that have been asked for; the values live in the children of the same names. */
export type Context = { keys: string[] }
export type Event =
  | ({ type: 'query.requested' } & Requested)
  /** Likely to be wanted soon. */
  | ({ type: 'query.prefetched' } & Requested)
  /** The value came with the page, which was prerendered; it may be out of date. */
  | ({ type: 'query.hydrated'; value: unknown } & Requested)
  | { type: 'query.retried'; key: string }
  | { type: 'network.lost' }
  | { type: 'network.restored' }
