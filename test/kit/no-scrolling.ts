/** Nothing is laid out in these tests, so nothing scrolls; by itself their window complains of each try. */
export function ignoreScrolling(): void {
  window.scrollTo = () => undefined
}
