import type { Guard } from '#domain/guards.ts'
import type { Followed, SeenStates } from '#domain/statement-news.ts'
import { onStoredElsewhere, tabStore } from './storage.ts'

const key = 'seenStatements'
const areStates: Guard<SeenStates> = (value): value is SeenStates =>
  typeof value === 'object' && value !== null && Object.values(value).every((mark) => typeof mark === 'string')

const listeners = new Set<() => void>()
const none: SeenStates = {}
/** The statements as this tab has seen them last, by their client. */
const latest = new Map<string, readonly Followed[]>()
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
  /** The client's statements as this tab knows them; null before it has asked. */
  latestOf: (clientId: string): readonly Followed[] | null => latest.get(clientId) ?? null,
  /** Puts these in the place of what was known of them. */
  update: (clientId: string, statements: readonly Followed[]): void => {
    const others = (latest.get(clientId) ?? []).filter(
      (one) => !statements.some(({ statementId }) => statementId === one.statementId),
    )
    latest.set(clientId, [...others, ...statements])
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
