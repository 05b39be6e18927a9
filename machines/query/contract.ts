import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { PageEvent } from '../kit/page.ts'

/** What is asked: a row of the endpoint table by its name, its request, and the tags by which a write may call it. The key is row and request in one text. */
export type Question = { key: string; row: string; request: unknown; tags: readonly string[] }
/** A value that came with a prerendered page is boxed, since null may be an answer. */
export type Input = Question & { prerendered: { value: unknown } | null }
export type Context = Input & { value: unknown; fault: Fault | null }
export type Event =
  /** The first view looks; the last one has gone. */
  | { type: 'query.observed' }
  | { type: 'query.unobserved' }
  /** Something was written that the value says. */
  | { type: 'query.invalidated' }
  /** Others are wanted more. */
  | { type: 'query.evicted' }
  | RetryEvent
  | PageEvent
/** What its parent is told. */
export type Released = { type: 'query.released'; key: string }
