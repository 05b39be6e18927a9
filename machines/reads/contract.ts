import type { Asked } from '../read/contract.ts'

/** The keys that have been asked for; the values live in the children of the same names. */
export type Context = { keys: string[] }
export type Event =
  | ({ type: 'read.wanted' } & Asked)
  /** Likely to be wanted soon. */
  | ({ type: 'read.foreseen' } & Asked)
  /** The value came with the page, which was made ahead; it may be out of date. */
  | ({ type: 'read.prepared'; value: unknown } & Asked)
  | { type: 'read.retried'; key: string }
  | { type: 'network.lost' }
  | { type: 'network.restored' }
