import { counted } from '#domain/plural.ts'
import { chartScene } from './chart-scene.ts'
import { stateOf, type Chart, type State, type Transition } from './model.ts'
import { titleOf } from './phrases.ts'
import type { Note, Scene } from './scene.ts'
import { linesOf } from './text-styles.ts'

/** The chart at a glance: the uppermost states only, transitions between them in words. */
export const overviewScene = (chart: Chart): Scene =>
  chartScene(folded(chart), {
    extent: 'overview',
    ofState: (state) => insideNotes(chart, state),
    ofTransitions: meaningNotes,
  })

/** The chart with every state below the uppermost ones (and the regions they run in) folded into its ancestor. */
const folded = (chart: Chart): Chart => {
  const isOpen = ({ path, kind, parent }: State) =>
    path === '' || (kind !== 'final' && parent === '' && stateOf(chart, '').kind === 'parallel')
  const visible = (path: string): State => {
    const state = stateOf(chart, path)
    const parent = state.parent === null ? null : visible(state.parent)
    return parent === null || isOpen(parent) ? state : parent
  }
  const states = chart.states.filter((state) => visible(state.path) === state)
  const transitions = chart.transitions.map((transition) => {
    const from = visible(transition.from).path
    const to = transition.to.map((path) => visible(path).path).filter((path) => path !== from)
    return { ...transition, from, to: [...new Set(to)] }
  })
  return {
    ...chart,
    states: states.map((state) => (isOpen(state) ? state : { ...state, initial: null, children: [] })),
    transitions: transitions.filter(({ to }) => to.length > 0),
  }
}

const insideNotes = (chart: Chart, { path, children, kind }: State): Note[] => {
  if (children.length || (kind !== 'compound' && kind !== 'parallel')) return []
  const inside = stateOf(chart, path).children.map((child) => titleOf(stateOf(chart, child)))
  return [{ lines: linesOf(`внутри: ${inside.join(kind === 'parallel' ? ' ∥ ' : ', ')}`, 'remark', 220) }]
}

const atMost = 4

const meaningNotes = (transitions: Transition[]): Note[] => {
  const notes = [...new Map(transitions.map(({ meaning, label, cause }) => [meaning || label, cause]))].map(
    ([text, cause]): Note => ({ cause, lines: linesOf(text, 'meaning', 190) }),
  )
  const rest = notes.length - atMost
  if (rest <= 1) return notes
  return [
    ...notes.slice(0, atMost),
    { lines: linesOf(`и ещё ${counted(rest, 'причина', 'причины', 'причин')}`, 'remark', 190) },
  ]
}
