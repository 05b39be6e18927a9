import { isListOf, isOneOf, isRecord, isText } from '#domain/guards.ts'
import type { Tone } from '#machines/toast/contract.ts'
import type { Store } from './storage.ts'

/** What things that a tab remembers are called in its storage. */
export const tabStorageKeys = {
  entry: 'entry', sentCodes: 'sentCodes', esiaToken: 'esiaToken', esiaMark: 'esiaMark', notices: 'notices', inquiries: 'inquiries', calculation: 'calculation', cookies: 'CookieAccepted',
} as const

const isNotices = isListOf(isRecord({ text: isText, tone: isOneOf(['bad', 'good', 'info']) }))

/** What this tab remembers over a reload beside a sign-in that has been begun. */
export const createTabStorage = (session: Store) => ({
  /** Whatever belongs to a person: when the sign-in ends it goes too. */
  dropPersonal: () => {
    const { entry, sentCodes, esiaToken, esiaMark, inquiries, calculation } = tabStorageKeys
    for (const key of [entry, sentCodes, esiaToken, esiaMark, inquiries, calculation]) session.remove(key)
  },
  keepNotice: (text: string, tone: Tone) => session.write(tabStorageKeys.notices, [{ text, tone }]),
  takeNotices: () => {
    const kept = session.read(tabStorageKeys.notices, isNotices) ?? []
    session.remove(tabStorageKeys.notices)
    return kept
  },
})
