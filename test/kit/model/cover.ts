import type { PathGenerator, StatePath } from '@xstate/test'
import { graphOf, testModelOf, type Arc, type Graph } from './explore.ts'
import type { Model, Path } from './model.ts'
import { pathOf } from './run.ts'
import { staged } from './stand-in.ts'
import { eventsOf, twinOf, type TwinEvent, type TwinSnapshot } from './twin.ts'

/** The longest path, in steps. */
const longest = 25

/**
 * How much the paths of a machine take. arrows: every arrow once, for walkers that are slow; samples: also every arrow by every sample,
 * with everything that it can change, and every guard's refusal.
 */
export type Thoroughness = 'arrows' | 'samples'

/** What taking an arc proves. */
type Goals = (arc: Arc) => readonly string[]
const goals: Record<Thoroughness, Goals> = {
  arrows: ({ edges }) => edges,
  samples: ({ edges, denied, step, changed }) => [
    ...edges.flatMap((edge) => [
      edge,
      `${edge} by ${JSON.stringify(step)}`,
      ...changed.map((what) => `${edge} changes ${what}`),
    ]),
    ...denied.map((edge) => `${edge} denied`),
  ],
}

/** Paths that prove all that the samples can prove of a machine, derived by `@xstate/test` along our cover of its arrows. */
export function coverOf(model: Model, thoroughness: Thoroughness, mostStates?: number): Path[] {
  const machine = staged(model.machine)
  return testModelOf(model, mostStates)
    .getPaths(edgeCover(model, goals[thoroughness]), { allowDuplicatePaths: true })
    .map(({ steps }) =>
      pathOf(
        machine,
        steps[0]?.event.input,
        steps.flatMap(({ event }) => event.step ?? []),
      ),
    )
}

/** Paths that together take every arc that proves something, as a generator of paths for a TestModel. */
const edgeCover =
  (model: Model, goalsOfOne: Goals): PathGenerator<TwinSnapshot, TwinEvent, unknown> =>
  (twin, options) => {
    const graph = graphOf(model, twin, options)
    return walks(graph, goalsOf(graph, goalsOfOne)).map((arcs) => alongOf(model, arcs))
  }

/** A walk as it goes by what the machine remembers by then: the ids of things that it has numbered differ from walk to walk. */
function alongOf(model: Model, arcs: readonly Arc[]): StatePath<TwinSnapshot, TwinEvent> {
  const twin = twinOf(model)
  let state = twin.getInitialSnapshot()
  const steps = arcs.map(({ number }) => {
    const event = eventsOf(model)(state)[number]
    if (!event) throw new Error(`${model.machine.id} cannot go its walk`)
    state = twin.transition(state, event)
    return { event, state }
  })
  return { state, steps, weight: steps.length }
}

/** Every arc that can be reached, and what it proves. */
function goalsOf(graph: Graph, goalsOfOne: Goals): Map<Arc, readonly string[]> {
  const met = new Map<Arc, readonly string[]>(graph.roots.map((root) => [root, goalsOfOne(root)]))
  for (const before of met.keys()) {
    for (const arc of graph.arcsFrom(before.to)) if (!met.has(arc)) met.set(arc, goalsOfOne(arc))
  }
  return met
}

/** Greedy and repeatable: always on to the nearest arc with something new to prove; a new walk when none is near enough. */
function walks(graph: Graph, proven: Map<Arc, readonly string[]>): Arc[][] {
  const open = new Set([...proven.values()].flat())
  const proves = (arc: Arc) => proven.get(arc)?.some((goal) => open.has(goal)) ?? false
  const walkFrom = (root: Arc): Arc[] => {
    const walked: Arc[] = []
    const take = (arc: Arc) => {
      for (const goal of proven.get(arc) ?? []) open.delete(goal)
      walked.push(arc)
      return arc
    }
    let last = take(root)
    for (;;) {
      const way = open.size > 0 ? nearest(graph, last, proves) : null
      if (!way || (walked.length > 1 && walked.length + way.length > longest + 1)) return walked
      for (const arc of way) last = take(arc)
    }
  }
  return graph.roots.flatMap((root) => {
    const found = [walkFrom(root)]
    for (let next = walkFrom(root); next.length > 1; next = walkFrom(root)) found.push(next)
    return found
  })
}

/** The shortest way to an arc that proves something new, that arc included. */
function nearest(graph: Graph, from: Arc, proves: (arc: Arc) => boolean): Arc[] | null {
  const cameFrom = new Map<Arc, Arc | null>([[from, null]])
  const been = new Set<string>()
  const wayTo = (arc: Arc): Arc[] => {
    const before = cameFrom.get(arc)
    return before ? [...wayTo(before), arc] : []
  }
  for (const before of cameFrom.keys()) {
    if (been.has(before.to)) continue
    been.add(before.to)
    for (const arc of graph.arcsFrom(before.to)) {
      if (proves(arc)) return [...wayTo(before), arc]
      if (!cameFrom.has(arc)) cameFrom.set(arc, before)
    }
  }
  return null
}
