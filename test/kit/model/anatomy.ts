import { createActor, StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate'
import { arrowsOf, nodesOf } from './edges.ts'

export type Kind = 'guards' | 'actions' | 'actors' | 'delays'

/** What of an implementation names others: what `and`, `or` and `not` are made of, what is spawned, and the body of enqueueActions. */
type Built = { guards?: unknown[]; guard?: unknown; src?: unknown; collect?: unknown }

const nameOf = (named: unknown): string[] =>
  typeof named === 'string'
    ? [named]
    : named && typeof named === 'object' && 'type' in named && typeof named.type === 'string'
      ? [named.type]
      : []

/** The names that a guard is made of by `and`, `or` and `not`, however deep. */
function partsOf(built: unknown): string[] {
  const { guards = [], guard } = (built ?? {}) as Built
  return [...guards, guard].flatMap((part) => (typeof part === 'function' ? partsOf(part) : nameOf(part)))
}

/** The names that a chart uses, of each kind, also through another implementation. */
export function namesUsed(machine: AnyStateMachine): Record<Kind, Set<string>> {
  const nodes = nodesOf(machine)
  const arrows = nodes.flatMap(arrowsOf)
  const { guards, actions, actors } = machine.implementations
  const used = {
    guards: new Set(arrows.flatMap(({ guard }) => nameOf(guard))),
    actions: new Set(
      [...arrows.map((arrow) => arrow.actions), ...nodes.flatMap(({ entry, exit }) => [entry, exit])]
        .flat()
        .flatMap(nameOf),
    ),
    actors: new Set(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src)).flatMap(nameOf)),
    delays: new Set(nodes.flatMap(({ config }) => Object.keys(config.after ?? {}))),
  }
  for (const name of used.guards) for (const part of partsOf(guards[name])) used.guards.add(part)
  for (const name of used.actions) {
    const { src, collect } = (actions[name] ?? {}) as Built
    for (const spawned of nameOf(src)) used.actors.add(spawned)
    if (typeof collect !== 'function') continue
    const body = String(collect)
    for (const child of Object.keys(actors)) if (new RegExp(`['"\`]${child}['"\`]`).test(body)) used.actors.add(child)
  }
  return used
}

/** Where a chart holds a function, as a path of its configuration. */
export function functionsIn(machine: AnyStateMachine): string[] {
  const found: string[] = []
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'function') found.push(path.join('.'))
    else if (value && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) visit(part, [...path, key])
  }
  visit(machine.config, [])
  return found
}

/** Whether a logic is another chart, a port, which ends with one answer, or a listener, which only listens. */
export function kindOf(logic: AnyActorLogic | undefined): 'chart' | 'port' | 'listener' | 'nothing' {
  if (!logic) return 'nothing'
  if (logic instanceof StateMachine) return 'chart'
  const actor = createActor(logic)
  actor.subscribe({ error: () => undefined })
  const { status } = actor.start().getSnapshot() as { status: string }
  return status === 'error' ? 'listener' : 'port'
}

/** The implementation of an actor that a chart names. */
export const actorOf = (machine: AnyStateMachine, src: unknown): AnyActorLogic | undefined =>
  typeof src === 'string' ? (machine.implementations.actors[src] as AnyActorLogic | undefined) : undefined

type Spawning = { systemId?: string | undefined; src?: unknown }

/** Every actor of the charts that has a name in the system, and its machine. */
export const namedActors = (
  machines: readonly AnyStateMachine[],
): { of: string; name: string; machine: AnyActorLogic | undefined }[] =>
  machines.flatMap((machine) => {
    const invoked: Spawning[] = nodesOf(machine).flatMap(({ invoke }) => invoke)
    const spawned = Object.values(machine.implementations.actions) as Spawning[]
    return [...invoked, ...spawned].flatMap(({ systemId, src }) =>
      systemId === undefined ? [] : [{ of: machine.id, name: systemId, machine: actorOf(machine, src) }],
    )
  })
