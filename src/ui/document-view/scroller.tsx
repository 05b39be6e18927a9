import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { pageWidth, type Zoom } from './measure.ts'

const room = css`
  position: relative; flex: 1; min-height: 12rem; padding: 16px; overflow: auto; overscroll-behavior: contain; background: var(--sunken);
  &:focus-visible { outline-offset: -3px; }
`
const measured = css`height: 0; overflow: hidden;`
const end = css`height: 1px;`

type ScrollerProps = {
  label: string
  zoom: Zoom
  /** All that there is to see is there. */
  isWhole: boolean
  onEndReached?: (() => void) | undefined
  /** What is scrolled, so wide. */
  children: (width: number) => ReactNode
}

/** The room of a document: it scrolls both ways, by the keyboard too, keeps its place when the document is enlarged, and tells when its end is seen. */
export function Scroller({ label, zoom, isWhole, onEndReached, children }: ScrollerProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const measure = useRef<HTMLDivElement>(null)
  const bottom = useRef<HTMLDivElement>(null)
  const place = useRef(0)
  const [roomWidth, setRoomWidth] = useState(0)
  const width = pageWidth(roomWidth, zoom)

  useLayoutEffect(() => {
    const ruler = measure.current
    if (!ruler) return
    const look = () => setRoomWidth(ruler.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(ruler)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const box = scroller.current
    if (box) box.scrollTop = place.current * box.scrollHeight
  }, [width])

  const reach = useEffectEvent(() => onEndReached?.())
  useEffect(() => {
    const last = bottom.current
    if (!isWhole || !last) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      observer.disconnect()
      reach()
    })
    observer.observe(last)
    return () => observer.disconnect()
  }, [isWhole])

  return (
    <div
      css={room}
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) => {
        place.current = scrollTop / scrollHeight
      }}
    >
      <div css={measured} ref={measure} />
      {width > 0 && children(width)}
      <div css={end} ref={bottom} />
    </div>
  )
}
