import { useEffect, useState, type RefObject } from 'react'

/** Far enough for a part to arrive before it is scrolled to. */
const ahead = '400px 0px'

/** Becomes true when the element has come near the window, and stays so; never where nobody scrolls. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || ref.current === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }, { rootMargin: ahead })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
