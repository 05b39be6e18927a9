import { css } from '@emotion/react'
import { useEffect, useRef, useState, type ComponentType, type CSSProperties, type RefObject } from 'react'
import type { ChartPicture } from './data.ts'
import type { DrawingProps, loadDrawing } from './drawing.tsx'

/** What the chart library would write into a style sheet of its own, as far as our charts need it, in the portal's colours. */
const libraryRules = css`
  .apexcharts-canvas { position: relative; direction: ltr; user-select: none; }
  .apexcharts-svg { overflow: visible; }
  svg { max-width: none; }
  .apexcharts-text { fill: var(--ink-soft); }
  .apexcharts-gridline, .apexcharts-grid-borders line { stroke: var(--line); }
  .apexcharts-gridline, .apexcharts-area-series .apexcharts-area, .apexcharts-line, .no-pointer-events { pointer-events: none; }
  .apexcharts-xcrosshairs, .apexcharts-ycrosshairs { opacity: 0; pointer-events: none; }
  .apexcharts-xcrosshairs.apexcharts-active { opacity: 1; stroke: var(--line-strong); }
  .apexcharts-ycrosshairs-hidden, .apexcharts-element-hidden, .apexcharts-hide .apexcharts-series-points { opacity: 0; }
  .apexcharts-hidden-element-shown { opacity: 1; }
  /* The library cuts dots by a frame of no size. */
  .apexcharts-series-markers-wrap > g { clip-path: none; }
  .apexcharts-xaxistooltip, .apexcharts-yaxistooltip { display: none; }
  .apexcharts-tooltip {
    position: absolute; z-index: 1; top: 0; left: 0; max-width: 20rem; padding: 8px 12px; border: 1px solid var(--line-strong);
    border-radius: var(--control-radius); background: var(--surface); box-shadow: var(--shadow); color: var(--ink);
    font-size: var(--type-14); line-height: 1.4; opacity: 0; pointer-events: none;
  }
  .apexcharts-tooltip.apexcharts-active { opacity: 1; }
  .apexcharts-tooltip-title { padding-bottom: 4px; font-weight: 600; }
  .apexcharts-tooltip-title:empty, .apexcharts-tooltip-series-group { display: none; }
  .apexcharts-tooltip-series-group.apexcharts-active { display: flex; gap: 8px; align-items: center; }
  .apexcharts-tooltip-marker { flex: none; width: .75rem; height: .75rem; border-radius: 3px; background: currentcolor; }
  .apexcharts-tooltip-text, .apexcharts-tooltip-y-group { display: flex; flex: 1; gap: 16px; justify-content: space-between; }
  .apexcharts-tooltip-text-y-value { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .apexcharts-tooltip-goals-group, .apexcharts-tooltip-z-group { display: none; }
`

const box = css`height: var(--chart-height); min-width: 0;`
/* Lines of a scale, so that the place of a chart does not look like a fault. */
const waiting = css`background: repeating-linear-gradient(to top, var(--line) 0 1px, transparent 1px 25%); opacity: .6;`

/** The library comes with the module that uses it; nothing where the page is about to be loaded anew instead. */
async function load(): Promise<ComponentType<DrawingProps> | undefined> {
  const part: { loadDrawing: typeof loadDrawing } | undefined = await import('./drawing.tsx')
  return part?.loadDrawing()
}

export type CanvasProps = ChartPicture & {
  /** In pixels; taken before anything is drawn. */
  height: number
  /** It cannot be drawn. */
  onLost: () => void
}

/** The picture itself, for the eyes alone: fetched when it comes near the window, into a place that is kept for it. */
export function Canvas({ height, onLost, ...picture }: CanvasProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNear(ref)
  const [Drawing, setDrawing] = useState<ComponentType<DrawingProps> | null>(null)

  useEffect(() => {
    if (!isNear) return
    let isWanted = true
    load().then(
      (part) => {
        if (isWanted && part) setDrawing(() => part)
      },
      () => {
        if (isWanted) onLost()
      },
    )
    return () => {
      isWanted = false
    }
  }, [isNear, onLost])

  return (
    <div
      css={[libraryRules, box, !Drawing && waiting]}
      style={{ '--chart-height': `${height}px` } as CSSProperties}
      ref={ref}
    >
      {Drawing && <Drawing {...picture} height={height} />}
    </div>
  )
}

/** Far enough for a part to arrive before it is scrolled to. */
const ahead = '400px 0px'

/** Becomes true when the element has come near the window, and stays so; never where nobody scrolls. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || ref.current === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
