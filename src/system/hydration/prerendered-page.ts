import type { AnyActorRef } from 'xstate'
import { isSamePath } from '#domain/paths.ts'
import type { Prerendered } from '#domain/prerendered.ts'
import { keyOf } from '../queries/rows.ts'
import { prerenderedId } from './prerendered-id.ts'

/** What the page that is open was made of; null where it was not prerendered, or not for this address, or another version of it is asked for. */
export function readPrerendered(): Prerendered | null {
  const text = document.getElementById(prerenderedId)?.textContent
  if (!text) return null
  const prerendered = JSON.parse(text) as Prerendered
  return isSamePath(prerendered.path, window.location.pathname) && !new URLSearchParams(window.location.search).has('v') ? prerendered : null
}

/** Tells the system what the page brought with it. */
export function hydrateSystem(root: AnyActorRef, { routes, queries }: Prerendered): void {
  const { children } = root.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }
  for (const query of queries) children['queries']?.send({ type: 'query.hydrated', key: keyOf(query.row, query.request), ...query })
  if (routes.length > 0) children['navigation']?.send({ type: 'routes.hydrated', routes })
}
