import { distances } from './distances.ts'
import { grouped } from './grouped.ts'
import { isInside, isOwnDecision, stateOf, type Cause, type Chart, type State, type Transition } from './model.ts'
import { explained, sectionOf, titleOf } from './phrases.ts'
import { startArrow, startBox, type Arrow, type Box, type Look, type Note, type Scene } from './scene.ts'
import { linesOf } from './text-styles.ts'

/** At what length a picture tells of states (after their names) and of the transitions of one arrow. */
export type Telling = {
  extent: 'detail' | 'overview'
  ofState: (state: State) => Note[]
  ofTransitions: (transitions: Transition[]) => Note[]
}

/** A picture of a chart, told at the length the teller chooses. */
export const chartScene = (chart: Chart, telling: Telling): Scene => {
  const arrows = arrowsOf(chart, telling)
  const anywhere = new Set(arrows.map(({ from }) => from))
  return {
    id: `${chart.name}-${telling.extent}`,
    title: `${titleOf(stateOf(chart, ''))} — ${extents[telling.extent]}`,
    description: `Диаграмма состояний машины ${chart.name}. Те же сведения словами — в transitions.md.`,
    boxes: [boxOf(chart, stateOf(chart, ''), anywhere, telling)],
    arrows: [
      ...chart.states.flatMap(({ path, initial }) => (initial === null ? [] : [startArrow(startId(path), initial)])),
      ...arrows,
    ],
  }
}

const extents = { detail: 'подробно', overview: 'обзор' }

const startId = (path: string) => `${path}#start`
const anywhereId = (path: string) => `${path}#anywhere`

const boxOf = (chart: Chart, state: State, sources: ReadonlySet<string>, telling: Telling): Box => {
  const { path, kind, parent } = state
  const inner = state.children.map((child) => boxOf(chart, stateOf(chart, child), sources, telling))
  if (state.initial !== null) inner.unshift(startBox(startId(path)))
  if (sources.has(anywhereId(path))) inner.unshift(anywhereBox(path))
  return {
    id: path,
    look: lookOf(state),
    isRegion: parent !== null && kind !== 'final' && stateOf(chart, parent).kind === 'parallel',
    notes: [headNote(state), ...telling.ofState(state)],
    children: inner,
  }
}

const anywhereBox = (path: string): Box => ({
  id: anywhereId(path),
  look: 'anywhere',
  isRegion: false,
  notes: [{ lines: [{ text: 'из любого состояния', style: 'remark' }] }],
  children: [],
})

const lookOf = ({ path, kind, tags, children }: State): Look => {
  if (path === '') return 'page'
  if (children.length) return 'composite'
  if (kind === 'compound' || kind === 'parallel') return 'folded'
  return kind === 'final' ? 'final' : tags.includes('busy') ? 'busy' : 'state'
}

const headNote = (state: State): Note => ({
  lines: [
    ...linesOf(titleOf(state), state.path === '' ? 'page' : 'heading', state.children.length ? 460 : 200),
    ...linesOf([state.key, sectionOf(state.spec)].filter(Boolean).join(' '), 'key', 320),
  ],
})

/** Transitions between the same two states for the same cause become one arrow with one card. */
const arrowsOf = (chart: Chart, telling: Telling): Arrow[] => {
  const distance = distances(chart)
  const groups = grouped(
    chart.transitions.flatMap((transition) =>
      transition.to.map((to) => ({ transition, to, from: sourceOf(transition, to) })),
    ),
    ({ transition, to, from }) => `${from} → ${to} ${transition.cause}`,
  )
  return [...groups].flatMap(([id, [first, ...others]]): Arrow[] => {
    if (!first) return []
    const { from, to, transition } = first
    const transitions = [transition, ...others.map((one) => one.transition)]
    const isOnward = (distance.get(to) ?? 0) > (distance.get(transition.from) ?? 0)
    return [
      {
        id,
        from,
        to,
        look: transition.cause,
        isOwnDecision: transitions.every(({ spec }) => isOwnDecision(spec)),
        card: telling.ofTransitions(transitions),
        tip: transitions.map((one) => tipOf(chart, one)).join('\n\n'),
        pull: isOnward ? pulls[transition.cause] * nearness(distance.get(transition.from) ?? 0) : 0,
      },
    ]
  })
}

const sourceOf = ({ from }: Transition, to: string) => (isInside(to, from) ? anywhereId(from) : from)

/** States near the start pull harder than all that come after them together, so that a chart begins at its top. */
const nearness = (distance: number) => 8 ** Math.max(0, 4 - distance)

const pulls: Record<Cause, number> = { atOnce: 30, answer: 12, time: 12, client: 10, message: 8, failure: 2 }

const tipOf = ({ meanings }: Chart, { meaning, label, guard, actions }: Transition): string =>
  [
    meaning,
    explained(label, [...meanings.events, ...meanings.actors, ...meanings.delays]),
    guard && `[${explained(guard, meanings.guards)}]`,
    ...actions.map(({ name }) => `/ ${explained(name, meanings.actions)}`),
  ]
    .filter(Boolean)
    .join('\n')
