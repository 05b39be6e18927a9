import {
  getNextTransitions,
  type ActorRefLike,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
} from 'xstate'

/** An arrow of a chart as XState keeps it: an event of '' means that it needs none. */
type Arrow = {
  eventType: string
  source: AnyStateNode
  target: readonly AnyStateNode[] | undefined
  guard: string | { type: string } | undefined
  actions: readonly unknown[]
  reenter?: boolean
  meta?: { spec?: string }
}

/** Every state of a chart, the chart itself first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => below(machine.root)

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]

/** Every arrow that leaves a state: of events, delays, answers and eventless ones. */
export const arrowsOf = (node: AnyStateNode): Arrow[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])] as Arrow[]

/** Every arrow that could be taken from where a machine stands, guards aside. */
export const arrowsFrom = (snapshot: AnyMachineSnapshot): Arrow[] => getNextTransitions(snapshot) as Arrow[]

/** The lasting name of an arrow: state | event | number of the branch. */
export function edgeIdOf(arrow: Arrow): string {
  const branches = (arrow.eventType === '' ? arrow.source.always : arrow.source.transitions.get(arrow.eventType)) as
    Arrow[] | undefined
  return [arrow.source.id, arrow.eventType || 'always', branches?.indexOf(arrow)].join('|')
}

/** The names of all arrows of a chart. */
export const edgesOf = (machine: AnyStateMachine): string[] => nodesOf(machine).flatMap(arrowsOf).map(edgeIdOf)

const above = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node.parent, ...above(node.parent)] : [])

/** What stays entered while an arrow is taken: its own state where it leads inside it, else the nearest that has both ends. */
const domainOf = ({ source, reenter }: Arrow, target: AnyStateNode) =>
  [...(reenter ? [] : [source]), ...above(source)].find(
    (outer) => (outer === source && target === source) || above(target).includes(outer),
  )

/** Whether an arrow leaves this state, wherever it stands. */
const leaves = (arrow: Arrow, node: AnyStateNode) =>
  arrow.target?.some((target) => above(node).includes(domainOf(arrow, target) ?? node)) ?? false

/** Where an arrow of one region leaves another region, the arrow that the other has of the same event is not taken. */
const heeded = (arrows: readonly Arrow[]) =>
  arrows.filter(
    (arrow, at) => arrow.target === undefined || !arrows.slice(0, at).some((before) => leaves(before, arrow.source)),
  )

/**
 * The arrows that an inspected actor has just taken, none for any other inspection event.
 * XState tells them in `_transitions`, which is not yet part of its documented interface.
 */
export function edgesTaken(inspected: InspectionEvent, isMine: (actor: ActorRefLike) => boolean): string[] {
  return inspected.type === '@xstate.microstep' && isMine(inspected.actorRef)
    ? heeded(inspected._transitions as Arrow[]).map(edgeIdOf)
    : []
}
