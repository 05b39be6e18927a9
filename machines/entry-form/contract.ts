import type { Ticket } from '#domain/signing.ts'
import type { PageEvent } from '../kit/page.ts'

/** What a reload in the middle of signing in must not lose. */
export type Draft = { tab: 'esia' | 'phone'; phone: string; agreed: boolean; ticket: Ticket | null }

/** What is remembered from before: a draft, a number from the address, a token of the identity provider. */
export type Recalled = { draft: Draft | null; phone: string | null; esiaToken: string | null; /** Until a resend is allowed, in milliseconds. */ cooldown: number }

/** `destination`: where to go after the sign-in; `joiningId`: the online request that is being joined, where known. */
export type Input = { destination: string; joiningId: string | null }
export type Context = Input & {
  /** The national digits of the number, as many as have been typed. */
  phone: string
  tab: Draft['tab']
  agreed: boolean
  esiaToken: string | null
  ticket: Ticket | null
  cooldown: number
}
export type Event =
  | { type: 'tab.chosen'; tab: Draft['tab'] }
  | { type: 'phone.typed'; phone: string }
  | { type: 'agreement.toggled' }
  | { type: 'phone.submitted' }
  | { type: 'gateway.requested' }
  | { type: 'entry.returned' }
  | PageEvent
