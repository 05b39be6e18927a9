import { idle } from './scheduling.ts'

/** From the fourth on: what lies below the first screen of a large window. */
const firstDeferred = 3

const lower = '[data-lower]'

/** The attribute `data-lower` of a part of a page, by its place there: none where it is laid out at once. */
export const lowerAt = (index: number | null): '' | undefined =>
  index !== null && index >= firstDeferred ? '' : undefined

/**
 * The lower parts of a prerendered page are laid out when somebody scrolls to them or `layOutDeferred` has come to them: the upper ones
 * are painted sooner for it, and presses are not kept waiting.
 */
export const deferredLayout = `
  @media not print {
    html[data-deferred] ${lower} { content-visibility: auto; contain-intrinsic-size: auto none auto 30rem; }
  }
`

/** Lays out what was deferred, a part at a time, while the browser has nothing better to do. */
export async function layOutDeferred(): Promise<void> {
  for (;;) {
    await idle()
    const next = document.querySelector(lower)
    if (next === null) break
    next.removeAttribute('data-lower')
  }
  delete document.documentElement.dataset['deferred']
}
