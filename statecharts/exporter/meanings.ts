import type { AnyStateMachine } from 'xstate'
import type { Chart, Subject, Word } from './model.ts'
import { childMachine, marksOf, type Posted, type Source } from './source.ts'

type Unexplained = Omit<Chart, 'meanings'>

/** The dictionaries of a chart: what it says joined with what the glossary explains, in alphabetical order. */
export const meaningsOf = (chart: Unexplained, source: Source, inbox: Posted[]): Record<Subject, Word[]> => {
  const { machine, glossary } = source
  const said = namesOf(chart)
  const dictionary = (subject: Subject, noteOf: (name: string) => string): Word[] =>
    [...new Set([...said[subject], ...Object.keys(glossary[subject])])].sort().map((name) => {
      const meant = glossary[subject][name]
      const used = said[subject].has(name) || (subject !== 'events' && name in machine.implementations[subject])
      return { name, meaning: meant?.description ?? '', spec: meant?.meta.spec ?? '', used, note: noteOf(name) }
    })
  return {
    events: dictionary('events', (name) => sendersOf(name, inbox)),
    guards: dictionary('guards', () => ''),
    actions: dictionary('actions', (name) => actionNote(source, name)),
    actors: dictionary('actors', (name) => (childMachine(machine, name) ? 'машина' : 'порт')),
    delays: dictionary('delays', (name) => delayNote(machine, name)),
  }
}

const namesOf = ({ states, transitions }: Unexplained): Record<Subject, Set<string>> => {
  const actions = [
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap((one) => one.actions),
  ]
  const spawned = actions.flatMap(({ spawns }) => spawns ?? [])
  return {
    events: new Set(
      transitions.filter(({ cause }) => cause === 'client' || cause === 'message').map(({ event }) => event),
    ),
    guards: new Set(transitions.flatMap(({ guard }) => guard ?? [])),
    actions: new Set(actions.map(({ name }) => name)),
    actors: new Set([...states.flatMap(({ invokes }) => invokes), ...spawned]),
    delays: new Set(transitions.filter(({ cause }) => cause === 'time').map(({ label }) => label)),
  }
}

const sendersOf = (event: string, inbox: Posted[]): string => {
  const senders = [...new Set(inbox.filter(({ type }) => type === event).map(({ from }) => from))].sort()
  return senders.length ? `⇐ ${senders.join(', ')}` : 'клиент или его устройство'
}

const builtIns: Record<string, string> = {
  'xstate.assign': 'запоминает',
  'xstate.spawnChild': 'запускает',
  'xstate.stopChild': 'останавливает',
  'xstate.sendTo': 'пишет',
  'xstate.raise': 'говорит себе',
  'xstate.emit': 'объявляет',
  'xstate.enqueueActions': 'несколько действий',
}

/** What an action does, told by the kind of its implementation. */
const actionNote = (source: Source, name: string): string => {
  const { messages, spawns, effect, kind } = marksOf(source, name)
  const [first] = messages
  if (first) return `⇒ ${messages.map(({ to }) => to).join(', ')}: ${first.type}`
  if (spawns) return `${builtIns['xstate.spawnChild']} ${spawns}`
  return effect ? 'делает вовне' : (builtIns[kind] ?? '')
}

const delayNote = (machine: AnyStateMachine, name: string): string => {
  const delay: unknown = machine.implementations.delays[name]
  return typeof delay === 'number' ? `${delay} мс` : 'вычисляется'
}
