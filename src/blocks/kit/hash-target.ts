import { createContext, use, useEffect, useRef } from 'react'

/** The address that the page was asked for, a new object each time it is asked; its hash names the part to show, its query may hold what a block begins with. */
export const HashTarget = createContext<{ hash: string; search?: string; path?: string } | null>(null)

/** Which block of which page it is: what is remembered of a block is kept under this name. */
export const useBlockPlace = (id: string): string => `${use(HashTarget)?.path ?? ''}#${id}`

/** For the element of this id: it comes into view when the address names it, also where it arrives later than the address (2.1-09). */
export function useHashTarget<Part extends HTMLElement>(id: string | undefined) {
  const ref = useRef<Part>(null)
  const target = use(HashTarget)
  useEffect(() => {
    if (id === undefined || target?.hash !== `#${encodeURIComponent(id)}`) return
    // A frame later: a page that has just been opened scrolls to its top first.
    const frame = requestAnimationFrame(() => ref.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [id, target])
  return ref
}
