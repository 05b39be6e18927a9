import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'

type Place = {
  /** The first slide in sight. */
  index: number
  /** There is more than fits; null until it is measured. */
  hasMore: boolean | null
  isAtEnd: boolean
}

const startOf = (scroller: HTMLElement, index: number) => {
  const first = scroller.children[0]
  const slide = scroller.children[index]
  return first instanceof HTMLElement && slide instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0
}

function placeOf(scroller: HTMLElement): Place {
  const { scrollLeft, clientWidth, scrollWidth, children } = scroller
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1
  const starts = [...children].map((_, index) => Math.abs(startOf(scroller, index) - scrollLeft))
  return { index: Math.max(starts.indexOf(Math.min(...starts)), 0), hasMore: scrollWidth > clientWidth + 1, isAtEnd }
}

const isSame = (a: Place, b: Place) => a.index === b.index && a.hasMore === b.hasMore && a.isAtEnd === b.isAtEnd

/** Where a row of slides stands that the browser scrolls; and the way to another slide. */
export function useScroller(ref: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place>({ index: 0, hasMore: null, isAtEnd: true })
  const look = useCallback(() => {
    if (!ref.current) return
    const found = placeOf(ref.current)
    setPlace((known) => (isSame(known, found) ? known : found))
  }, [ref])

  useLayoutEffect(() => {
    look()
    const scroller = ref.current
    if (!scroller || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [ref, look])

  const goTo = (index: number) => {
    if (ref.current) ref.current.scrollLeft = startOf(ref.current, index)
  }
  return { ...place, look, goTo }
}
