import type { ActorRefLike, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** One arrow of a chart: a state, what happens there, and one branch of the guards. */
export type Edge = { id: string; source: string; event: string; branch: number; guard: string | null; targets: string[] }

/** Every state of a chart, the chart itself first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => below(machine.root)

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]

/** Every arrow that leaves a state: of events, delays, answers and eventless ones. */
export const arrowsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

/** The lasting name of an arrow: state | event | number of the branch. */
export function edgeIdOf(arrow: AnyTransitionDefinition): string {
  const branches = arrow.eventType === '' ? arrow.source.always : arrow.source.transitions.get(arrow.eventType)
  return [arrow.source.id, arrow.eventType || 'always', branches?.indexOf(arrow)].join('|')
}

export const edgesOf = (machine: AnyStateMachine): Edge[] =>
  nodesOf(machine).flatMap(arrowsOf).map((arrow) => ({
    id: edgeIdOf(arrow),
    source: arrow.source.id,
    event: arrow.eventType || 'always',
    branch: Number(edgeIdOf(arrow).split('|')[2]),
    guard: guardName(arrow.guard),
    targets: (arrow.target ?? []).map((target) => target.id),
  }))

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null
  return typeof guard === 'string' ? guard : (guard as { type: string }).type
}

/**
 * The arrows that an inspected actor has just taken, empty for any other inspection event.
 * XState tells them in `_transitions`, which is not yet part of its documented interface.
 */
export function edgesTaken(inspected: InspectionEvent, isMine: (actor: ActorRefLike) => boolean): string[] {
  return inspected.type === '@xstate.microstep' && isMine(inspected.actorRef) ? inspected._transitions.map(edgeIdOf) : []
}
