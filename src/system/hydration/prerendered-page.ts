import type { AnyActorRef } from 'xstate'
import { isSamePath } from '#domain/paths.ts'
import type { Prerendered } from '#domain/prerendered.ts'
import { prerenderedId } from './prerendered-id.ts'

/** What the page that is open was made of; null where it was not prerendered, or not for this address, or another version of it is asked for. */
export function readPrerendered(): Prerendered | null {
  const text = document.getElementById(prerenderedId)?.textContent
  if (!text) return null
  const prerendered = JSON.parse(text) as Prerendered
  return isSamePath(prerendered.path, window.location.pathname) && !new URLSearchParams(window.location.search).has('v')
    ? prerendered
    : null
}

/** Tells the system which routes the page brought with it; of its values the queries are told by the store. */
export function hydrateSystem(root: AnyActorRef, { routes }: Prerendered): void {
  const { children } = root.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }
  if (routes.length > 0) children['navigation']?.send({ type: 'routes.hydrated', routes })
}
