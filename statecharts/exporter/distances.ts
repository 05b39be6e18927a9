import { isOwnDecision, stateOf, type Chart, type Transition } from './model.ts'

/** How far each state is from the start on the way the specification means; a state that nothing reaches is missing. */
export const distances = (chart: Chart): Map<string, number> => {
  const settled = new Map<string, number>()
  const waiting = new Map([['', 0]])
  for (let next = nearest(waiting); next; next = nearest(waiting)) {
    const [path, distance] = next
    waiting.delete(path)
    if (settled.has(path)) continue
    settled.set(path, distance)
    for (const [reached, cost] of onwards(chart, path)) {
      waiting.set(reached, Math.min(waiting.get(reached) ?? Infinity, distance + cost))
    }
  }
  return settled
}

const nearest = (waiting: Map<string, number>) => [...waiting].sort(([, a], [, b]) => a - b)[0]

/** What is reached from a state, and at what cost: its ancestors, its first states, the targets of its transitions. */
const onwards = (chart: Chart, path: string): [path: string, cost: number][] => {
  const { parent, kind, initial, children } = stateOf(chart, path)
  const inner = kind === 'parallel' ? children : initial === null ? [] : [initial]
  const free = parent === null ? inner : [...inner, parent]
  const paid = chart.transitions.filter(({ from }) => from === path)
  return [
    ...free.map((reached): [string, number] => [reached, 0]),
    ...paid.flatMap((transition) => transition.to.map((reached): [string, number] => [reached, costOf(transition)])),
  ]
}

/** A failure and a way of our own lie off the main road. */
const costOf = ({ cause, spec }: Transition): number =>
  1 + (cause === 'failure' ? 2 : 0) + (isOwnDecision(spec) ? 8 : 0)
