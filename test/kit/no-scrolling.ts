/** Nothing is laid out in these tests, so nothing scrolls; by itself their window complains of each try, or cannot be asked for it. */
export function ignoreScrolling(): void {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}
