import { css } from '@emotion/react'
import { useEffect, useRef, useState, type ComponentType, type CSSProperties } from 'react'
import type { ChartPicture } from './data.ts'
import type { DrawingProps, loadDrawing } from './drawing.tsx'
import { libraryRules } from './library-rules.ts'
import { useNear } from './near.ts'

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
      (part) => { if (isWanted && part) setDrawing(() => part) },
      () => { if (isWanted) onLost() },
    )
    return () => { isWanted = false }
  }, [isNear, onLost])

  return (
    <div css={[libraryRules, box, !Drawing && waiting]} style={{ '--chart-height': `${height}px` } as CSSProperties} ref={ref}>
      {Drawing && <Drawing {...picture} height={height} />}
    </div>
  )
}
