import { idle } from './moments.ts'

/* From the fourth on: what lies below the first look at a large window. */
const lower = 'main > * > * ~ * ~ * ~ *:not([data-awake])'

/**
 * The lower parts of a page that was made ahead are laid out when somebody scrolls to them or `wakeUp` has come to them: the upper ones
 * are painted sooner for it, and presses are not kept waiting.
 */
export const dozing = `
  @media not print {
    html[data-dozing] ${lower} { content-visibility: auto; contain-intrinsic-size: auto none auto 30rem; }
  }
`

/** Lays out what dozes, a part at a time, while the browser has nothing better to do. */
export async function wakeUp(): Promise<void> {
  for (;;) {
    await idle()
    const next = document.querySelector(lower)
    if (next === null) break
    next.setAttribute('data-awake', '')
  }
  delete document.documentElement.dataset['dozing']
}
