import { isUnknown } from '#domain/guards.ts'
import { tabStore } from './storage.ts'

const key = 'display'

/** How a person wants pages to look, kept on this device; whoever reads it checks what was kept. */
export const displayStore = {
  load: (): unknown => tabStore('local').read(key, isUnknown),
  save: (preferences: object): void => void tabStore('local').write(key, preferences),
}
