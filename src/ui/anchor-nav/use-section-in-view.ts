import { useEffect, useState } from 'react'
import * as limits from '../limits.ts'
import { sectionInView } from './section-in-view.ts'

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
      setIndex(sectionInView({
        tops: parts.map(topOf), offset: (limits.navOffset * letter()) / plainLetter, scrolled: window.scrollY, left: scrollHeight - clientHeight - window.scrollY,
      }))
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
