import { explore, type Arc, type Graph } from './explore.ts'
import type { Model, Path } from './model.ts'
import { pathOf } from './run.ts'
import { staged } from './stand-in.ts'

/** The longest path, in steps. */
const longest = 25
/** Where there are more pairs of arrows than this, they are not all asked for. */
const mostPairs = 3_000

/**
 * How much the paths of a machine take. arrows: every arrow once, for walkers that are slow;
 * all: also every arrow by every sample, every guard's refusal, and every arrow straight after every other, where these are not too many.
 */
export type Thoroughness = 'arrows' | 'all'

/** What taking one arc straight after another proves. */
type Goals = (before: Arc | null, arc: Arc) => string[]
const arrows: Goals = (_, { edges }) => [...edges]
const samples: Goals = (before, arc) => [
  ...arrows(before, arc),
  ...arc.edges.map((edge) => `${edge} by ${JSON.stringify(arc.happening)}`),
  ...arc.denied.map((edge) => `${edge} denied`),
]
const pairs: Goals = (before, arc) => [
  ...samples(before, arc),
  ...(before?.edges ?? []).flatMap((first) => arc.edges.map((second) => `${first} then ${second}`)),
]

/** Paths that prove all that the samples can prove of a machine. */
export function coverOf(model: Model, thoroughness: Thoroughness): Path[] {
  const graph = explore(model)
  const [goals, open] = goalsOf(graph, thoroughness)
  const machine = staged(model.machine)
  return walks(graph, goals, open).map(([root, ...arcs]) =>
    pathOf(machine, (root as Graph['roots'][number]).input, arcs.flatMap(({ happening }) => happening ?? [])))
}

function goalsOf(graph: Graph, thoroughness: Thoroughness): [Goals, Set<string>] {
  if (thoroughness === 'arrows') return [arrows, allOf(graph, arrows)]
  const every = allOf(graph, pairs)
  return every.size <= mostPairs ? [pairs, every] : [samples, allOf(graph, samples)]
}

function allOf(graph: Graph, goals: Goals): Set<string> {
  const met = new Set<Arc>(graph.roots)
  const found = new Set(graph.roots.flatMap((root) => goals(null, root)))
  for (const before of met) {
    for (const arc of graph.arcsFrom(before.to)) {
      met.add(arc)
      for (const goal of goals(before, arc)) found.add(goal)
    }
  }
  return found
}

/** Greedy and repeatable: always on to the nearest arc with something new to prove; a new walk when none is near enough. */
function walks(graph: Graph, goals: Goals, open: Set<string>): Arc[][] {
  const proves = (before: Arc | null, arc: Arc) => goals(before, arc).some((goal) => open.has(goal))
  const walkFrom = (root: Arc): Arc[] => {
    const walked: Arc[] = []
    const take = (arc: Arc) => {
      for (const goal of goals(walked.at(-1) ?? null, arc)) open.delete(goal)
      walked.push(arc)
      return arc
    }
    let last = take(root)
    for (;;) {
      const way = nearest(graph, last, proves)
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
function nearest(graph: Graph, from: Arc, proves: (before: Arc, arc: Arc) => boolean): Arc[] | null {
  const cameFrom = new Map<Arc, Arc | null>([[from, null]])
  const wayTo = (arc: Arc): Arc[] => {
    const before = cameFrom.get(arc)
    return before ? [...wayTo(before), arc] : []
  }
  for (const before of cameFrom.keys()) {
    for (const arc of graph.arcsFrom(before.to)) {
      if (proves(before, arc)) return [...wayTo(before), arc]
      if (!cameFrom.has(arc)) cameFrom.set(arc, before)
    }
  }
  return null
}
