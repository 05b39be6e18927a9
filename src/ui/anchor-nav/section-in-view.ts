import * as limits from '../limits.ts'

/** Where the parts of a page lie in the window, and how the window lies on the page. Pixels. */
export type Sight = {
  /** The upper edge of each part, from the window's; null where it is not shown at all, as in a folded tab. */
  tops: readonly (number | null)[]
  /** How far below the window's upper edge a part begins to count as read. */
  offset: number
  scrolled: number
  /** How much of the page lies below the window. */
  left: number
}

/* A part that a link has just led to may lie a fraction of a pixel low. */
const slack = 1

/** Which part of a page is being read: the last that has come up to the offset, at the end of the page the last of all (2.7-06). */
export function sectionInView({ tops, offset, scrolled, left }: Sight): number {
  const shown = tops.flatMap((top, index) => (top === null ? [] : [{ top, index }]))
  const isAtEnd = scrolled > 0 && left <= limits.scrollBottomTolerance
  const read = isAtEnd ? shown : shown.filter(({ top }) => top <= offset + slack)
  return (read.at(-1) ?? shown[0])?.index ?? 0
}
