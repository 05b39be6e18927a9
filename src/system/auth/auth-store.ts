import { isAuth, type Auth } from '#domain/auth.ts'
import { isNumber } from '#domain/guards.ts'
import type { Store } from '../browser/storage.ts'

export const authKey = 'auth'
/** Changed by every tab that begins or ends a session, before the sign-in itself. */
export const numberKey = 'sessionNumber'
/** The number of the session that ran out last: any other was left by hand. */
const expiredKey = 'expiredSession'

/** The stored sign-in. An operator's lives in its own tab alone and never touches the client's (§6). */
export type AuthStore = {
  read: () => Auth | null
  /** A new session begins: its number changes. */
  open: (auth: Auth) => void
  /** The same session goes on with new tokens. */
  renew: (auth: Auth) => void
  /** The session ends: its number changes, so that a late answer cannot bring it back (4.1-09). */
  clear: (why?: 'expired') => void
  /** Whether the session that has ended, here or in another tab, ran out instead of being left by hand. */
  hasExpired: () => boolean
  number: () => number
  /** Whether the client's sign-in is that of all tabs: one that could only be kept in memory is this tab's alone. */
  isShared: () => boolean
}

export function createAuthStore({ local, session }: { local: Store; session: Store }): AuthStore {
  const isMimic = () => session.read(authKey, isAuth) !== null
  const storeOf = (mimic: boolean) => (mimic ? session : local)
  const number = () => storeOf(isMimic()).read(numberKey, isNumber) ?? 0
  const turn = (store: Store) => store.write(numberKey, (store.read(numberKey, isNumber) ?? 0) + 1)
  return {
    read: () => session.read(authKey, isAuth) ?? local.read(authKey, isAuth),
    open: (auth) => {
      const store = storeOf(auth.mimic)
      if (!auth.mimic) session.remove(authKey)
      turn(store)
      store.write(authKey, auth)
    },
    renew: (auth) => storeOf(auth.mimic).write(authKey, auth),
    clear: (why) => {
      const store = storeOf(isMimic())
      turn(store)
      if (why) store.write(expiredKey, number())
      store.remove(authKey)
    },
    hasExpired: () => local.read(expiredKey, isNumber) === number(),
    number,
    isShared: () => local.isShared(authKey),
  }
}

/** The number of the session that goes on, or null without one. */
export const currentSession = (auths: AuthStore): number | null => (auths.read() === null ? null : auths.number())
