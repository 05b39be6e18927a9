import { idle } from './moments.ts'

/**
 * The lower parts of a page that was made ahead are laid out when somebody scrolls to them or `wakeUp` has come to them: the upper ones
 * are painted sooner for it, and presses are not kept waiting.
 */
export const dozing = `
  @media not print {
    html[data-dozing] main > * > :nth-child(n + 4):not([data-awake]) { content-visibility: auto; contain-intrinsic-size: auto none auto 30rem; }
  }
`

/** Lays out what dozes, a part at a time, while the browser has nothing better to do. */
export async function wakeUp(): Promise<void> {
  for (;;) {
    await idle()
    const next = document.querySelector('main > * > :nth-child(n + 4):not([data-awake])')
    if (next === null) break
    next.setAttribute('data-awake', '')
  }
  delete document.documentElement.dataset['dozing']
}
