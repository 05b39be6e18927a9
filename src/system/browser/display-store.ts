import { isUnknown } from '#domain/guards.ts'
import { openStore } from './storage.ts'

const key = 'display'
const store = openStore('local')

/** How a person wants pages to look, kept on this device; whoever reads it checks what was kept. */
export const displayStore = {
  load: (): unknown => store.read(key, isUnknown),
  save: (preferences: object): void => void store.write(key, preferences),
}
