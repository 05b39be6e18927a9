import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { Ticket } from '#domain/signing.ts'

export type Context = {
  text: string | null
  agreed: boolean
  consentId: string | null
  ticket: Ticket | null
  fault: Fault | null
}
/** A consent was made to be signed, or the client has signed one before. */
export type Created = { kind: 'created'; consentId: string } | { kind: 'signedAlready' }
export type Event = { type: 'agreement.toggled' } | { type: 'signing.requested' } | RetryEvent
