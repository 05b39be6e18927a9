import type { Fault } from '#domain/faults.ts'
import type { Ticket } from '#domain/signing.ts'

export type Context = { text: string | null; agreed: boolean; consentId: string | null; ticket: Ticket | null; fault: Fault | null }
export type Event =
  | { type: 'agreement.toggled' }
  | { type: 'signing.requested' }
  | { type: 'retry.requested' }
  | { type: 'network.restored' }
