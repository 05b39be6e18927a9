import { isText } from '#domain/guards.ts'
import type { Store } from './storage.ts'

const key = 'joiningRules'

/** By which version of the rules this device has judged a request to join last: the request itself does not keep it, and nothing of a client is in it. */
export const joiningVersion = (local: Store) => ({
  kept: (): string | null => local.read(key, isText),
  keep: (version: string): void => void local.write(key, version),
})
