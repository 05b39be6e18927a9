import { chartScene } from './chart-scene.ts'
import type { Chart, State, Transition } from './model.ts'
import { actionsPhrase, explained, triggerPhrase } from './phrases.ts'
import type { Note, Scene } from './scene.ts'
import { linesOf } from './text-styles.ts'

/** The whole chart: every state with what it does, every transition with its event, guard, section and actions. */
export const detailScene = (chart: Chart): Scene =>
  chartScene(chart, {
    extent: 'detail',
    ofState: (state) => [...doingNotes(chart, state), ...stayingNotes(chart, state)],
    ofTransitions: (transitions) => transitions.map((one) => transitionNote(one, 210)),
  })

/** A composite state has more room for words than one without others inside. */
const limitOf = ({ children }: State) => (children.length ? 380 : 220)

const doingNotes = (chart: Chart, state: State): Note[] => {
  const { invokes, entry, exit } = state
  const lines = [
    ...invokes.map((name) => `⚙ ${explained(name, chart.meanings.actors)}`),
    ...(entry.length ? [`вход: ${actionsPhrase(entry)}`] : []),
    ...(exit.length ? [`выход: ${actionsPhrase(exit)}`] : []),
  ].flatMap((text) => linesOf(text, 'remark', limitOf(state)))
  return lines.length ? [{ lines }] : []
}

const stayingNotes = (chart: Chart, state: State): Note[] =>
  chart.transitions
    .filter(({ from, to }) => from === state.path && to.length === 0)
    .map((one) => transitionNote(one, limitOf(state)))

const transitionNote = (transition: Transition, limit: number): Note => ({
  cause: transition.cause,
  lines: [
    ...linesOf(transition.meaning, 'meaning', limit),
    ...linesOf(triggerPhrase(transition), 'event', limit),
    ...(transition.actions.length ? linesOf(`/ ${actionsPhrase(transition.actions)}`, 'actions', limit) : []),
  ],
})
