import type { Cause } from './model.ts'

const prefixes: [prefix: string, cause: Cause][] = [
  ['xstate.done.actor.', 'answer'],
  ['xstate.done.state.', 'answer'],
  ['xstate.error.actor.', 'failure'],
  ['xstate.after.', 'time'],
]

/** Who stands behind an event; `heard` are the messages that other machines write to this one. */
export const causeOf = (event: string, heard: ReadonlySet<string>): Cause => {
  if (event === '') return 'atOnce'
  const known = prefixes.find(([prefix]) => event.startsWith(prefix))
  return known ? known[1] : heard.has(event) ? 'message' : 'client'
}

/** An event without what XState adds to it: the actor of an answer, the name of a delay. */
export const labelOf = (event: string): string => {
  if (event === '') return 'сразу'
  const known = prefixes.find(([prefix]) => event.startsWith(prefix))
  if (!known) return event
  const rest = event.slice(known[0].length)
  return known[1] === 'time' ? (rest.split('.')[0] ?? rest) : rest
}
