import type { AnyActorRef } from 'xstate'
import { isSamePath } from '#domain/paths.ts'
import type { Prepared } from '#domain/prepared.ts'
import { onAddressChanged } from './browser-address.ts'
import { preparedId } from './prepared-id.ts'

/** What the page that is open was made of; null where it was not made ahead, or not for this address, or another version of it is asked for. */
export function readPrepared(): Prepared | null {
  const text = document.getElementById(preparedId)?.textContent
  if (!text) return null
  const prepared = JSON.parse(text) as Prepared
  return isSamePath(prepared.path, window.location.pathname) && !new URLSearchParams(window.location.search).has('v') ? prepared : null
}

/** What a page that was made ahead says of its own address to those who find and share it. */
const ofOneAddress = 'meta[name=description],link[rel=canonical],meta[property^="og:"],script[type="application/ld+json"]'

/** Lets the page say these things no more as soon as another one is opened from it. */
export function forgetWhenLeft({ path }: Prepared): void {
  const stop = onAddressChanged(() => {
    if (isSamePath(path, window.location.pathname)) return
    for (const told of document.querySelectorAll(ofOneAddress)) told.remove()
    stop()
  })
}

/** Tells the system what the page brought with it. */
export function tellPrepared(root: AnyActorRef, { routes, reads }: Prepared): void {
  const { children } = root.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }
  for (const read of reads) children['reads']?.send({ type: 'read.prepared', ...read })
  if (routes.length > 0) children['navigation']?.send({ type: 'routes.prepared', routes })
}
