import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { causeOf, labelOf } from './events.ts'
import type { Action, Chart, State, Transition } from './model.ts'
import { marksOf, postOf, type Charts, type Posted, type Source } from './source.ts'
import { meaningsOf } from './meanings.ts'

/** Reads the machines into flat data. Together, because a message is known only by the machine that writes it. */
export const readCharts = (charts: Charts): Chart[] => {
  const post = postOf(charts)
  return Object.values(charts).map((source) => readChart(source, post))
}

const readChart = (source: Source, post: Posted[]): Chart => {
  const { machine } = source
  const nodes = nodesOf(machine.root)
  const inbox = post.filter(({ to }) => to === machine.id)
  const heard = new Set(inbox.map(({ type }) => type))
  const chart = {
    name: machine.id,
    states: nodes.map((node) => readState(source, node)),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node).map((transition) => readTransition(source, transition, heard)),
    ),
  }
  return { ...chart, meanings: meaningsOf(chart, source, inbox) }
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const pathOf = (node: AnyStateNode): string => node.path.join('.')

const specOf = ({ meta }: { meta?: unknown }): string => {
  const spec: unknown = meta && typeof meta === 'object' && 'spec' in meta ? meta.spec : ''
  return typeof spec === 'string' ? spec : ''
}

const readState = (chart: Source, node: AnyStateNode): State => {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined
  return {
    path: pathOf(node),
    key: node.parent ? node.key : node.machine.id,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type,
    title: node.description ?? '',
    spec: specOf(node),
    tags: node.tags,
    initial: initial ? pathOf(initial) : null,
    children: Object.values(node.states).map(pathOf),
    invokes: node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'inline')),
    entry: actionsOf(chart, node.config.entry),
    exit: actionsOf(chart, node.config.exit),
  }
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), node.always ?? []].flat()

const readTransition = (chart: Source, transition: AnyTransitionDefinition, heard: ReadonlySet<string>): Transition => {
  const { source, guard } = transition
  const event = transition.eventType as string
  const siblings = (event === '' ? source.always : source.transitions.get(event)) ?? []
  return {
    id: `${source.id}|${event || 'always'}|${siblings.indexOf(transition)}`,
    from: pathOf(source),
    to: (transition.target ?? []).map(pathOf),
    event,
    label: labelOf(event),
    cause: causeOf(event, heard),
    guard: guard ? nameOf(guard) : null,
    actions: actionsOf(chart, transition.actions),
    meaning: transition.description ?? '',
    spec: specOf(transition),
  }
}

/** The name under which a guard or an action stands in the chart; a function put there by hand has none of its own. */
const nameOf = (named: unknown): string => {
  if (typeof named === 'string') return named
  const type: unknown =
    named && (typeof named === 'object' || typeof named === 'function') && 'type' in named ? named.type : null
  return typeof type === 'string' ? type : 'inline'
}

/** An action that writes several messages is told as several. */
const actionsOf = (chart: Source, actions: unknown): Action[] =>
  [actions ?? []].flat().flatMap((action): Action[] => {
    const name = nameOf(action)
    const { messages, spawns } = marksOf(chart, name)
    return messages.length > 0
      ? messages.map((message) => ({ name, message, spawns }))
      : [{ name, message: null, spawns }]
  })
