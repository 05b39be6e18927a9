import { isBoolean, isListOf, isNullOr, isNumber, isOneOf, isRecord, isText } from '#domain/guards.ts'
import { limits } from '#domain/limits.ts'
import type { Context as EntryContext, Draft } from '#machines/entry-form/contract.ts'
import type { Tone } from '#machines/toast/contract.ts'
import type { Store } from './browser-storage.ts'

const keys = { entry: 'entry', esiaToken: 'esiaToken', esiaMark: 'esiaMark', notices: 'notices', inquiries: 'inquiries', cookies: 'CookieAccepted' } as const
export const cookieKey = keys.cookies
export const inquiriesKey = keys.inquiries

const isTicket = isRecord({ confirmationToken: isText, smsAttempts: isNumber, phoneMask: isNullOr(isText), sentAt: isNumber })
const isEntry = isRecord({ tab: isOneOf(['esia', 'phone']), phone: isText, agreed: isBoolean, ticket: isNullOr(isTicket) })
const isMark = isRecord({ at: isNumber, destination: isText })
const isNotices = isListOf(isRecord({ text: isText, tone: isOneOf(['bad', 'good', 'info']) }))

const isRecent = (at: number, lifetime: number) => Math.abs(Date.now() - at) < lifetime

/** What this tab remembers over a reload or a trip to the identity provider, each thing under its own words. */
export const createMemo = (session: Store) => ({
  keepEntry: ({ tab, phone, agreed, ticket }: EntryContext) => session.write(keys.entry, { tab, phone, agreed, ticket } satisfies Draft),
  dropEntry: () => session.remove(keys.entry),
  /** A ticket that has outlived its code is left out. */
  recallEntry: (): Draft | null => {
    const draft = session.read(keys.entry, isEntry)
    if (!draft?.ticket || isRecent(draft.ticket.sentAt, limits.smsCodeLifetime)) return draft
    return { ...draft, ticket: null }
  },
  keepEsiaToken: (token: string) => session.write(keys.esiaToken, token),
  dropEsiaToken: () => session.remove(keys.esiaToken),
  recallEsiaToken: () => session.read(keys.esiaToken, isText),
  /** This browser has begun a sign-in through the identity provider. */
  markEsia: (destination: string) => session.write(keys.esiaMark, { at: Date.now(), destination }),
  dropEsiaMark: () => session.remove(keys.esiaMark),
  /** The mark serves once and for a quarter of an hour. */
  takeEsiaMark: (): { destination: string } | null => {
    const mark = session.read(keys.esiaMark, isMark)
    session.remove(keys.esiaMark)
    return mark && isRecent(mark.at, limits.esiaMarkLifetime) ? { destination: mark.destination } : null
  },
  dropInquiries: () => session.remove(keys.inquiries),
  keepNotice: (text: string, tone: Tone) => session.write(keys.notices, [{ text, tone }]),
  takeNotices: () => {
    const kept = session.read(keys.notices, isNotices) ?? []
    session.remove(keys.notices)
    return kept
  },
})
export type Memo = ReturnType<typeof createMemo>

/** Until a resend is allowed, in milliseconds. */
export const cooldownOf = (sentAt: number): number => Math.max(0, Math.min(limits.smsResendCountdown, sentAt + limits.smsResendCountdown - Date.now()))
