import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { canvasScale } from './measure.ts'
import type { Pdf, PdfPage } from './pdf.ts'
import { release } from './release.ts'

const section = css`margin-inline: auto; & + & { margin-top: 24px; }`
const caption = css`margin-bottom: 8px; color: var(--ink-soft); font: 400 var(--type-14) var(--font); font-variant-numeric: tabular-nums;`
/* Paper is white in every palette, as it will be printed. */
const paper = css`
  position: relative; overflow: hidden; background: #fff; box-shadow: 0 0 0 1px var(--line); contain: strict;
  canvas { display: block; width: 100%; height: 100%; }
  body:has(&) > .hiddenCanvasElement { display: none; }
`
/* The letters lie unseen over their picture, so that they can be read aloud, found and selected. */
const letters = css`
  --scale-round-x: 1px; --scale-round-y: 1px; --min-font-size: 1;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial; text-size-adjust: none; forced-color-adjust: none; transform-origin: 0 0;
  :is(span, br) { position: absolute; color: transparent; white-space: pre; cursor: text; transform-origin: 0 0; }
  > span {
    --font-height: 0; --scale-x: 1; --rotate: 0deg; z-index: 1; font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)));
  }
  &[data-main-rotation='90'] { transform: rotate(90deg) translateY(-100%); }
  &[data-main-rotation='180'] { transform: rotate(180deg) translate(-100%, -100%); }
  &[data-main-rotation='270'] { transform: rotate(270deg) translateX(-100%); }
  ::selection { background: rgb(14 74 92 / .3); }
`

type Shape = { width: number; height: number }

type PdfPageViewProps = {
  pdf: Pdf
  number: number
  /** How wide it is shown, in CSS pixels. */
  width: number
  /** What its shape is taken for until it is known. */
  likely: Shape
  /** Its text is there before it comes near the window. */
  isTextAhead: boolean
  onPainted: () => void
  /** Its text, that is wanted ahead, is there. */
  onWritten: () => void
  onFailed: () => void
}

/** One page of a PDF: drawn while it is near the window, with its text over it. */
export function PdfPageView({
  pdf,
  number,
  width,
  likely,
  isTextAhead,
  onPainted,
  onWritten,
  onFailed,
}: PdfPageViewProps) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [page, setPage] = useState<PdfPage | null>(null)
  const isWanted = isNear || isTextAhead
  const shape = page ?? likely
  const [isWritten, setWritten] = useState(false)
  const painted = useEffectEvent(onPainted)
  const written = useEffectEvent(onWritten)
  const failed = useEffectEvent(onFailed)

  useEffect(() => {
    const place = sheet.current
    if (!place) return
    const root = place.closest('[role="region"]')
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root,
      rootMargin: '100% 0px',
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    pdf.page(number).then(
      (one) => {
        if (!isLeft) setPage(one)
      },
      () => {
        if (!isLeft) failed()
      },
    )
    return () => {
      isLeft = true
    }
  }, [pdf, number, isWanted])

  useEffect(() => {
    const holder = picture.current
    if (!page || !holder || !isNear) return
    let isLeft = false
    const { done, stop } = page.paint(canvasScale(page, width, window.devicePixelRatio))
    done.then(
      (canvas) => {
        if (isLeft) return release(canvas)
        // What was drawn smaller stays until this has come.
        clear(holder)
        holder.append(canvas)
        painted()
      },
      () => {
        if (!isLeft) failed()
      },
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [page, isNear, width])

  useEffect(() => {
    const holder = picture.current
    if (!holder || !isNear) return
    return () => clear(holder)
  }, [isNear])

  useEffect(() => {
    const layer = text.current
    if (!page || !layer || !isWanted) return
    const { done, stop } = page.write(layer)
    let isLeft = false
    const finish = () => {
      if (!isLeft) setWritten(true)
    }
    done.then(finish, finish)
    return () => {
      isLeft = true
      stop()
      layer.replaceChildren()
      setWritten(false)
    }
  }, [page, isWanted])

  useEffect(() => {
    if (isWritten && isTextAhead) written()
  }, [isWritten, isTextAhead])

  return (
    <section css={section} style={{ width }}>
      <h3 css={caption} id={id}>
        Страница {number} из{'\u00A0'}
        {pdf.pageCount}
      </h3>
      <div css={paper} ref={sheet} style={{ height: Math.round((width * shape.height) / shape.width) }}>
        <div ref={picture} aria-hidden="true" style={{ height: '100%' }} />
        <div
          css={letters}
          ref={text}
          role="group"
          aria-labelledby={id}
          style={{ ['--total-scale-factor' as string]: width / shape.width }}
        />
      </div>
    </section>
  )
}

function clear(holder: HTMLElement): void {
  holder.querySelectorAll('canvas').forEach(release)
  holder.replaceChildren()
}
