import type { AnyActorRef, AnyStateNode, InspectionEvent } from 'xstate'
import { findActor } from './living-actors.ts'
import type { ActorName } from '#machines/directory.ts'
import type { Api } from '#api/api.ts'
import type { Portal } from './start.ts'

type Arrow = { eventType: string; source: AnyStateNode }
type Branches = readonly Arrow[] | undefined

/** The lasting name of an arrow: state | event | number of the branch, as the tests name it. */
function edgeIdOf(arrow: Arrow): string {
  const branches = (arrow.eventType === ''
    ? arrow.source.always
    : arrow.source.transitions.get(arrow.eventType)) as unknown as Branches
  return [arrow.source.id, arrow.eventType || 'always', branches?.indexOf(arrow)].join('|')
}

/** What a test that walks the charts through the real pages may see. It stands in no production build. */
export type Walker = {
  /** How often each arrow was taken since the page was loaded. */
  edges: Record<string, number>
  /** The state value and context of an actor, or null where it is not alive. */
  look: (name: ActorName | 'root') => { value: unknown; context: unknown } | null
  /** Every call of the portal; loaded when it is wanted, so that the walked portal begins with the same parts as the shipped one. */
  loadApi: () => Promise<Api>
}

/** Counts the arrows from the first step on, and shows itself to the tests once the portal runs. */
export function createWalker() {
  const edges: Record<string, number> = {}
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      for (const arrow of event._transitions as unknown as Arrow[]) {
        const id = edgeIdOf(arrow)
        edges[id] = (edges[id] ?? 0) + 1
      }
    },
    attach: ({ root, client }: Portal) => {
      const look: Walker['look'] = (name) => {
        const actor = findActor(root as AnyActorRef, name)
        if (!actor) return null
        const { value, context } = actor.getSnapshot() as { value: unknown; context: unknown }
        return { value, context }
      }
      const loadApi = async () => (await import('#api/api.ts')).bindAll(client)
      Object.assign(window, { __portal: { edges, look, loadApi } satisfies Walker })
    },
  }
}
