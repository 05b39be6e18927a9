import { isBoolean, isNullOr, isNumber, isOneOf, isRecord, isText } from '#domain/guards.ts'
import * as limits from '#domain/limits.ts'
import type { Context as EntryContext, Draft } from '#machines/entry-form/contract.ts'
import { tabStorageKeys } from './tab-storage.ts'
import type { Store } from './storage.ts'

const isTicket = isRecord({ confirmationToken: isText, smsAttempts: isNumber, phoneMask: isNullOr(isText), sentAt: isNumber })
const isEntry = isRecord({ tab: isOneOf(['esia', 'phone']), phone: isText, agreed: isBoolean, ticket: isNullOr(isTicket) })
const isMark = isRecord({ at: isNumber, destination: isText })

const isRecent = (at: number, lifetime: number) => Math.abs(Date.now() - at) < lifetime

/** What this tab remembers of a sign-in that has been begun, over a reload or a trip to the identity provider. */
export const createEntryDraft = (session: Store) => ({
  keepEntry: ({ tab, phone, agreed, ticket }: EntryContext) => session.write(tabStorageKeys.entry, { tab, phone, agreed, ticket } satisfies Draft),
  dropEntry: () => session.remove(tabStorageKeys.entry),
  /** A ticket that has outlived its code is left out. */
  recallEntry: (): Draft | null => {
    const draft = session.read(tabStorageKeys.entry, isEntry)
    if (!draft?.ticket || isRecent(draft.ticket.sentAt, limits.smsCodeLifetime)) return draft
    return { ...draft, ticket: null }
  },
  keepEsiaToken: (token: string) => session.write(tabStorageKeys.esiaToken, token),
  dropEsiaToken: () => session.remove(tabStorageKeys.esiaToken),
  recallEsiaToken: () => session.read(tabStorageKeys.esiaToken, isText),
  /** This browser has begun a sign-in through the identity provider. */
  markEsia: (destination: string) => session.write(tabStorageKeys.esiaMark, { at: Date.now(), destination }),
  /** The mark serves once and for a quarter of an hour. */
  takeEsiaMark: (): { destination: string } | null => {
    const mark = session.read(tabStorageKeys.esiaMark, isMark)
    session.remove(tabStorageKeys.esiaMark)
    return mark && isRecent(mark.at, limits.esiaMarkLifetime) ? { destination: mark.destination } : null
  },
})
export type EntryDraftStore = ReturnType<typeof createEntryDraft>

/** Until a resend is allowed, in milliseconds. */
export const cooldownOf = (sentAt: number): number => Math.max(0, Math.min(limits.smsResendCountdown, sentAt + limits.smsResendCountdown - Date.now()))
