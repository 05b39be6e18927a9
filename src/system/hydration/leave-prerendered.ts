import { isSamePath } from '#domain/paths.ts'
import type { Prerendered } from '#domain/prerendered.ts'
import { onAddressChanged } from '../browser/address.ts'

/** What a prerendered page says of its own address to those who find and share it. */
const ofOneAddress =
  'meta[name=description],link[rel=canonical],meta[property^="og:"],script[type="application/ld+json"]'

/** Lets the page say these things no more as soon as another one is opened from it. */
export function forgetWhenLeft({ path }: Prerendered): void {
  const forget = () => {
    if (isSamePath(path, window.location.pathname)) return
    for (const told of document.querySelectorAll(ofOneAddress)) told.remove()
    stop()
  }
  const stop = onAddressChanged(forget)
  forget()
}
