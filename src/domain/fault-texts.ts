import { prefixes } from './fault-prefixes.ts'
import type { Fault } from './faults.ts'
import * as messages from './messages.ts'
import { statusTexts } from './status-texts.ts'

/** What is said of a fault without its prefix and status. */
export function sentenceOf(of: Fault): string {
  switch (of.kind) {
    case 'offline':
      return messages.offline
    case 'timeout':
      return messages.timeout
    case 'broken':
      return messages.brokenAnswer
    default: {
      if (of.description) return of.description
      const said = of.kind === 'refused' && (of.message || statusTexts[of.status ?? 0])
      return said ? `${messages.unexpected} ${said}` : messages.unexpected
    }
  }
}

/**
 * What a client reads of a fault, by the generic handler (§8.1): prefix, then the description, the message or what the status means, then the status.
 * Null where nothing is to be said: the session says itself that its token was refused, and nobody waits for an aborted call.
 * Of what a 401 carries nothing is ever shown (8-05).
 */
export function describe(of: Fault): string | null {
  if (of.kind === 'aborted' || of.kind === 'unauthorized') return null
  const status = of.status === null || of.kind !== 'refused' ? '' : ` (${of.status})`
  const sentence = of.status === 401 ? messages.unexpected : `${sentenceOf(of)}${status}`
  return of.prefix ? `${prefixes[of.prefix]}. ${sentence}` : sentence
}

/** Words where something has to be said of a fault: its description, or that something went wrong. */
export const describeAlways = (of: Fault): string => describe(of) ?? messages.unexpected
