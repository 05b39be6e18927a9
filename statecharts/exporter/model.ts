/** A chart as flat data: all that pictures, tables and checks need, without functions. Words are Russian. */
export type Chart = {
  name: string
  states: State[]
  transitions: Transition[]
  meanings: Record<Subject, Word[]>
}

/** `path` is the id of the state without the machine's name ("" for the machine itself, whose key is the machine's name). */
export type State = {
  path: string
  key: string
  parent: string | null
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  title: string
  spec: string
  tags: string[]
  initial: string | null
  children: string[]
  invokes: string[]
  entry: Action[]
  exit: Action[]
}

export type Transition = {
  id: string
  from: string
  to: string[]
  event: string
  /** The event as a person reads it: `sendSms` of an answer, `resendCountdown` of a delay. */
  label: string
  cause: Cause
  guard: string | null
  actions: Action[]
  meaning: string
  spec: string
}

/** Who makes a transition happen. */
export type Cause = 'client' | 'message' | 'answer' | 'failure' | 'time' | 'atOnce'

export type Message = { to: string; type: string }

export type Action = { name: string; message: Message | null; spawns: string | null }

export const subjects = ['events', 'guards', 'actions', 'actors', 'delays'] as const
export type Subject = (typeof subjects)[number]

/** A word of a chart's dictionary; `used` is false for a word of the glossary that neither the chart nor its implementations know. */
export type Word = { name: string; meaning: string; spec: string; used: boolean; note: string }

/** How a basis outside the specification is written in `meta.spec`. */
export const ownDecision = 'решение'

export const isOwnDecision = (spec: string) => spec.includes(ownDecision)

export const stateOf = (chart: Chart, path: string): State => {
  const state = chart.states.find((one) => one.path === path)
  if (!state) throw new Error(`${chart.name} has no state "${path}"`)
  return state
}

/** Whether a state lies within another, at any depth. */
export const isInside = (path: string, ancestor: string): boolean =>
  path !== ancestor && (ancestor === '' || path.startsWith(`${ancestor}.`))
