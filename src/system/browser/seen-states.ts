import type { Guard } from '#domain/guards.ts'
import type { SeenStates } from '#domain/statement-news.ts'
import { onStoredElsewhere, tabStore } from './storage.ts'

const key = 'seenStatements'
const areStates: Guard<SeenStates> = (value): value is SeenStates =>
  typeof value === 'object' && value !== null && Object.values(value).every((mark) => typeof mark === 'string')

const listeners = new Set<() => void>()
const none: SeenStates = {}
let last: { text: string; states: SeenStates } | null = null

/** In which states the statements of this device's clients were looked at; it stays over a sign-out, and names nobody. */
export const seenStates = {
  /** The same object until something of it is another. */
  read: (): SeenStates => {
    const states = tabStore('local').read(key, areStates) ?? none
    const text = JSON.stringify(states)
    if (last?.text !== text) last = { text, states }
    return last.states
  },
  keep: (states: SeenStates): void => {
    tabStore('local').write(key, states)
    listeners.forEach((heard) => heard())
  },
  onChanged: (heard: () => void): (() => void) => {
    listeners.add(heard)
    const stop = onStoredElsewhere((changed) => {
      if (changed === key) heard()
    })
    return () => {
      listeners.delete(heard)
      stop()
    }
  },
}
