/** The button of a prerendered page that was pressed last, until the press is answered. */
export const kept: { button: HTMLElement | null } = { button: null }

/** From now on presses are kept. */
export function keepPresses(): void {
  window.addEventListener('click', ({ target }) => (kept.button = (target as Element).closest('button')), true)
}
