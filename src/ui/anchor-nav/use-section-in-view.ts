import { useEffect, useState } from 'react'
import * as limits from '../limits.ts'

/** Where the parts of a page lie in the window, and how the window lies on the page. Pixels. */
type Sight = {
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

/* An ordinary letter of a browser: the offset grows with the text like everything else. */
const plainLetter = 16
const letter = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || plainLetter

function topOf(id: string): number | null {
  const part = document.getElementById(id)
  return part === null || part.getClientRects().length === 0 ? null : part.getBoundingClientRect().top
}

/** The index of the part of the page that is being read; asked for anew as the page moves or grows, once a frame. */
export function useSectionInView(ids: readonly string[]): number {
  const [index, setIndex] = useState(0)
  const names = JSON.stringify(ids)
  useEffect(() => {
    const parts = JSON.parse(names) as string[]
    let frame = 0
    const look = () => {
      frame = 0
      const { scrollHeight, clientHeight } = document.documentElement
      setIndex(
        sectionInView({
          tops: parts.map(topOf),
          offset: (limits.navOffset * letter()) / plainLetter,
          scrolled: window.scrollY,
          left: scrollHeight - clientHeight - window.scrollY,
        }),
      )
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    // A page grows as its data come, and then its end is elsewhere.
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(lookSoon)
    growth?.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
      growth?.disconnect()
    }
  }, [names])
  return index
}
