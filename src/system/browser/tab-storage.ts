import type { Fault } from '#domain/faults.ts'
import type { Store } from './storage.ts'

/** What things that a tab remembers are called in its storage. */
export const tabStorageKeys = {
  entry: 'entry',
  sentCodes: 'sentCodes',
  esiaToken: 'esiaToken',
  esiaMark: 'esiaMark',
  esiaRefusal: 'esiaRefusal',
  fault: 'fault',
  inquiries: 'inquiries',
  calculation: 'calculation',
  unsentFiles: 'unsentFiles',
  tab: 'tab',
  cookies: 'CookieAccepted',
} as const

/** What this tab remembers over a reload beside a sign-in that has been begun. */
export const createTabStorage = (session: Store) => ({
  /** Whatever belongs to a person: when the sign-in ends it goes too. */
  dropPersonal: () => {
    const { entry, sentCodes, esiaToken, esiaMark, esiaRefusal, inquiries, calculation, unsentFiles } = tabStorageKeys
    for (const key of [entry, sentCodes, esiaToken, esiaMark, esiaRefusal, inquiries, calculation, unsentFiles])
      session.remove(key)
  },
  /** Whoever has signed in by a code finds the entry form as they know it. */
  keepWayIn: () => session.write(tabStorageKeys.entry, { step: 'phone', phone: '', agreed: false }),
  /** Why the page is loaded anew: it is said when it is there again. */
  keepFault: (fault: Fault) => session.write(tabStorageKeys.fault, fault),
})
