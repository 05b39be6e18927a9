import type { NetworkEvent } from '../kit/network.ts'
import type { Question, Released } from '../query/contract.ts'

/** So many that nobody looks at are alive at most. */
export type Input = { bound: number }
/** Which queries there are, and those that nobody looks at in the order in which they were left; the values live in the children of the same names. */
export type Context = Input & { known: Record<string, Known>; left: string[] }
/** What a write may call a query by. */
export type Known = { row: string; tags: readonly string[] }
/** What a write has made old: rows by name, all rows of a service by its name, or whatever bears a tag. */
export type Invalidated = { names: readonly string[]; tags: readonly string[] }
export type Event =
  /** The first view looks, the last one has gone: views are counted where they are. */
  | ({ type: 'query.observed' } & Question)
  | { type: 'query.unobserved'; key: string }
  /** Likely to be wanted soon. */
  | ({ type: 'query.foreseen' } & Question)
  /** The value came with the page, which was prerendered; it may be out of date. */
  | ({ type: 'query.hydrated'; value: unknown } & Question)
  | { type: 'query.retried'; key: string }
  /** The first view looks at a list that comes in pages. */
  | ({ type: 'pages.observed' } & Question)
  /** How many items of it a view has come near to. */
  | { type: 'pages.wanted'; key: string; count: number }
  | ({ type: 'queries.invalidated' } & Invalidated)
  | Released
  | Exclude<NetworkEvent, { type: 'retry.requested' }>
