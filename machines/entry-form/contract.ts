import type { Sent, Ticket } from '#domain/signing.ts'
import type { PageEvent } from '../kit/page.ts'

/** What a reload in the middle of signing in must not lose. */
export type Draft = {
  /** The screen that a reload leads to. */
  step: 'esia' | 'phone' | 'code'
  phone: string
  agreed: boolean
}

/** What is remembered from before: a draft, a number from the address, a token of the identity provider, a code that was sent. */
export type Recalled = {
  draft: Draft | null
  phone: string | null
  esiaToken: string | null
  /** The code that was awaited and can still be typed. */
  sent: Sent | null
  /** The person has just declined at the identity provider. */
  hasDeclined: boolean
}

/**
 * `destination`: where to go after the sign-in, followed only to a path of this portal (2.4-08); `joiningId`: the online request that is
 * being joined, where known.
 */
export type Input = { destination: string; joiningId: string | null }
export type Context = Input & {
  /** The national digits of the number, as many as have been typed; or what was pasted, where it is no Russian number. */
  phone: string
  /** What the service has against this number. */
  refusal: string | null
  agreed: boolean
  /** The person has just declined at the identity provider. */
  hasDeclined: boolean
  esiaToken: string | null
  ticket: Ticket | null
  cooldown: number
}
/** The two ways in. */
export type Tab = 'esia' | 'phone'
export type Event =
  | { type: 'tab.chosen'; tab: Tab }
  | { type: 'phone.typed'; phone: string }
  | { type: 'agreement.toggled' }
  | { type: 'phone.submitted' }
  | { type: 'gateway.requested' }
  | { type: 'entry.returned' }
  | PageEvent
