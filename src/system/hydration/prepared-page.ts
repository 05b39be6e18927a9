import type { AnyActorRef } from 'xstate'
import { isSamePath } from '#domain/paths.ts'
import type { Prepared } from '#domain/prepared.ts'
import { preparedId } from './prepared-id.ts'

/** What the page that is open was made of; null where it was not made ahead, or not for this address, or another version of it is asked for. */
export function readPrepared(): Prepared | null {
  const text = document.getElementById(preparedId)?.textContent
  if (!text) return null
  const prepared = JSON.parse(text) as Prepared
  return isSamePath(prepared.path, window.location.pathname) && !new URLSearchParams(window.location.search).has('v') ? prepared : null
}

/** Tells the system what the page brought with it. */
export function tellPrepared(root: AnyActorRef, { routes, reads }: Prepared): void {
  const { children } = root.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }
  for (const read of reads) children['reads']?.send({ type: 'read.prepared', ...read })
  if (routes.length > 0) children['navigation']?.send({ type: 'routes.prepared', routes })
}
