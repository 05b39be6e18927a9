import type { prefixes } from './fault-prefixes.ts'
import * as messages from './messages.ts'

/** The call that failed: what is said before its errors is found by this name (§8.2). */
export type Prefix = keyof typeof prefixes

export { messages }

/** How a call ended where it did not end well. Plain data, so that it can live in a machine's context. */
export type Fault = {
  /**
   * offline: no answer at all, or a page of somebody on the way in its place; refused: answered with a status; unauthorized: the
   * session's token was refused, which the session itself hears;
   * broken: an answer that fits no schema; aborted: nobody waits any more.
   */
  kind: 'offline' | 'timeout' | 'refused' | 'unauthorized' | 'broken' | 'aborted' | 'unexpected'
  status: number | null
  code: string | null
  description: string | null
  message: string | null
  fields: Record<string, string[]>
  prefix: Prefix | null
  /** How long the services ask to wait before another call, in milliseconds. */
  retryAfter: number | null
  /** How many more codes may be tried after a wrong one. */
  attemptsLeft: number | null
}

const nothing: Fault = {
  kind: 'unexpected',
  status: null,
  code: null,
  description: null,
  message: null,
  fields: {},
  prefix: null,
  retryAfter: null,
  attemptsLeft: null,
}

/** A fault of which only some things are known. */
export const fault = (known: Partial<Fault>): Fault => ({ ...nothing, ...known })

/** The one thing that ports reject with. */
export class Failure extends Error {
  readonly fault: Fault
  constructor(known: Partial<Fault>, options?: ErrorOptions) {
    super(known.description ?? known.message ?? known.kind ?? 'unexpected', options)
    this.name = 'Failure'
    this.fault = fault(known)
  }
}

/** Total: whatever was thrown, this is what it means. */
export const faultOf = (error: unknown): Fault =>
  error instanceof Failure ? error.fault : fault({ message: error instanceof Error ? error.message : null })

/** No answer came, so nothing is known of the call's fate: neither refused nor done. */
export const isUnanswered = (of: Fault): boolean =>
  of.kind === 'offline' || of.kind === 'timeout' || of.kind === 'aborted'
