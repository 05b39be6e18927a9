import { isBoolean, isNumber, isOneOf, isRecord, isText } from '#domain/guards.ts'
import * as limits from '#domain/limits.ts'
import type { Context as EntryContext, Draft } from '#machines/entry-form/contract.ts'
import { tabStorageKeys } from './tab-storage.ts'
import type { Store } from './storage.ts'

const isEntry = isRecord({ step: isOneOf(['esia', 'phone', 'code']), phone: isText, agreed: isBoolean })
const isMark = isRecord({ at: isNumber, destination: isText })

const isRecent = (at: number, lifetime: number) => Math.abs(Date.now() - at) < lifetime

/** What this tab remembers of a sign-in that has been begun, over a reload or a trip to the identity provider. */
export const createEntryDraft = (session: Store) => ({
  keepEntry: (step: Draft['step'], { phone, agreed }: EntryContext) =>
    session.write(tabStorageKeys.entry, { step, phone, agreed } satisfies Draft),
  dropEntry: () => session.remove(tabStorageKeys.entry),
  recallEntry: (): Draft | null => session.read(tabStorageKeys.entry, isEntry),
  dropSentCodes: () => session.remove(tabStorageKeys.sentCodes),
  keepEsiaToken: (token: string) => session.write(tabStorageKeys.esiaToken, token),
  dropEsiaToken: () => session.remove(tabStorageKeys.esiaToken),
  recallEsiaToken: () => session.read(tabStorageKeys.esiaToken, isText),
  keepEsiaRefusal: () => session.write(tabStorageKeys.esiaRefusal, true),
  /** Said once, in the form that the person comes back to. */
  takeEsiaRefusal: (): boolean => {
    const hasDeclined = session.read(tabStorageKeys.esiaRefusal, isBoolean) ?? false
    session.remove(tabStorageKeys.esiaRefusal)
    return hasDeclined
  },
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
