import { isText } from '#domain/guards.ts'
import { tabStorageKeys } from './tab-storage.ts'
import type { Store } from './storage.ts'

const lockPrefix = 'tab:'

/** Whether nobody else held it; it is held from now on, until the page is gone. A browser without locks lets everybody hold everything. */
async function hold(tab: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    void navigator.locks
      .request(lockPrefix + tab, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise<void>(() => undefined) : undefined
      })
      .catch(() => resolve(true))
  })
}

/** The tabs that live, as far as the browser can tell it. */
export async function livingTabs(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])))
}

type Claim = { tab: string; settled: Promise<void> }
const claims = new WeakMap<Store, Claim>()

/**
 * Which tab this is, over its reloads. A tab that was duplicated has the storage of the first, so the name is taken anew where somebody
 * holds it already.
 */
export function claimTab(session: Store): Claim {
  const claimed = claims.get(session)
  if (claimed) return claimed
  const name = (): string => {
    const made = crypto.randomUUID()
    session.write(tabStorageKeys.tab, made)
    return made
  }
  const claim: Claim = { tab: session.read(tabStorageKeys.tab, isText) ?? name(), settled: Promise.resolve() }
  claims.set(session, claim)
  claim.settled = hold(claim.tab).then(async (isOurs) => {
    if (isOurs) return
    claim.tab = name()
    await hold(claim.tab)
  })
  return claim
}
