import { isListOf, isNullOr, isNumber, isRecord, isText } from '#domain/guards.ts'
import * as limits from '#domain/limits.ts'
import type { CodeSubject, Sent, Ticket } from '#domain/signing.ts'
import { tabStorageKeys } from './tab-storage.ts'
import type { Store } from './storage.ts'

const isTicket = isRecord({
  confirmationToken: isText,
  smsAttempts: isNumber,
  phoneMask: isNullOr(isText),
  sentAt: isNumber,
})
const isSentCodes = isListOf(isRecord({ phone: isText, esiaToken: isNullOr(isText), ticket: isTicket }))

/** By this device's clock, in milliseconds. */
const ageOf = ({ sentAt }: Ticket) => Math.abs(Date.now() - sentAt)
const cooldownOf = (ticket: Ticket) => Math.max(0, limits.smsResendCountdown - ageOf(ticket))

/** Whom a code belongs to: a number, and the token of the identity provider that it is bound with. */
type Owner = { phone: string; esiaToken: string | null }

/** A signature has a consent of its own each time, and its code is nobody's. */
function ownerOf(subject: CodeSubject): Owner | null {
  if (!('phone' in subject)) return null
  return { phone: subject.phone, esiaToken: subject.kind === 'signUp' ? subject.esiaToken : null }
}
const isOf =
  (owner: Owner | null) =>
  ({ phone, esiaToken }: Owner) =>
    owner?.phone === phone && owner.esiaToken === esiaToken

/**
 * The last code that this tab has sent to each number, over a step back and over a reload. The thirty seconds until the next one belong
 * to the number: neither back and Continue nor a reload gets round them.
 */
export const createSentCodes = (session: Store) => {
  const living = () =>
    (session.read(tabStorageKeys.sentCodes, isSentCodes) ?? []).filter(
      ({ ticket }) => ageOf(ticket) < limits.smsCodeLifetime,
    )
  return {
    keep: (subject: CodeSubject, ticket: Ticket): void => {
      const owner = ownerOf(subject)
      const others = living().filter((code) => !isOf(owner)(code))
      if (owner) session.write(tabStorageKeys.sentCodes, [...others, { ...owner, ticket }])
    },
    /** The code of this number that can still be typed. */
    recall: (subject: CodeSubject): Sent | null => {
      const found = living().find(isOf(ownerOf(subject)))
      return found ? { ticket: found.ticket, cooldown: cooldownOf(found.ticket) } : null
    },
    /** The codes that were bound with a token of the identity provider go with it. */
    dropBound: () => {
      const own = living().filter(({ esiaToken }) => esiaToken === null)
      if (own.length > 0) session.write(tabStorageKeys.sentCodes, own)
      else session.remove(tabStorageKeys.sentCodes)
    },
  }
}
export type SentCodes = ReturnType<typeof createSentCodes>
