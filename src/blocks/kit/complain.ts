/** Tells whoever writes content or templates what was left out of a page; a visitor is told nothing (2.7-03). */
export function complain(what: string, cause?: unknown): void {
  // eslint-disable-next-line no-console -- the console of a development build is where the requirement wants it
  if (import.meta.env.DEV) console.warn(`[content] ${what}`, ...(cause === undefined ? [] : [cause]))
}
