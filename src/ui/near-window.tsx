import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as limits from './limits.ts'

type NearWindowProps = { children: ReactNode; className?: string | undefined }

/**
 * A part of a long list, drawn while it is near the window; else its height alone is kept. What is printed is drawn whole, and what holds
 * the focus stays.
 */
export function NearWindow({ children, className }: NearWindowProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<number | null>(null)
  useEffect(() => {
    const part = ref.current
    if (!part || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last) return
        if (last.isIntersecting) setKept(null)
        else if (!part.contains(document.activeElement)) setKept(part.offsetHeight)
      },
      { rootMargin: `${limits.nearWindow}px 0px` },
    )
    const drawAll = () => flushSync(() => setKept(null))
    observer.observe(part)
    window.addEventListener('beforeprint', drawAll)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', drawAll)
    }
  }, [])
  return (
    <div ref={ref} className={className} style={kept === null ? undefined : { height: kept }}>
      {kept === null && children}
    </div>
  )
}
