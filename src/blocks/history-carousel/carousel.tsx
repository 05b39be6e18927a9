import { css } from '@emotion/react'
import { useId, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowLeft, arrowRight } from '#ui/icons.ts'
import { row } from '#ui/layout.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useScroller } from './scroller.ts'

const track = css`
  display: flex; gap: 16px; overflow-x: auto; padding-bottom: 12px; scroll-snap-type: x mandatory; scroll-behavior: smooth; overscroll-behavior-x: contain;
  > li { flex: 0 0 min(90%, 20rem); min-width: 0; scroll-snap-align: start; > div { height: 100%; } }
  @media print { flex-wrap: wrap; overflow: visible; > li { flex-basis: 45%; break-inside: avoid; } }
`
const tools = [row(8), css`justify-content: flex-end; min-height: 3rem; margin-bottom: 12px;`]
const count = css`margin-right: 8px; color: var(--ink-soft); font-size: var(--type-14); font-variant-numeric: tabular-nums;`

type Slide = { key: string; name: string; content: ReactNode }

export type CarouselProps = { label: string; slides: readonly Slide[] }

/** Slides beside each other: scrolled by hand, by buttons or by the keyboard, never by themselves; without scripts, a list. */
export function Carousel({ label, slides }: CarouselProps) {
  const ref = useRef<HTMLOListElement>(null)
  const id = useId()
  const { index, hasMore, isAtEnd, look, goTo } = useScroller(ref)
  const place = `${index + 1} из\u00A0${slides.length}`
  const step = (by: number, isOver: boolean, path: string, name: string) => (
    <Button
      kind="secondary"
      aria-controls={id}
      aria-disabled={isOver}
      onClick={() => {
        if (!isOver) goTo(index + by)
      }}
    >
      <Icon path={path} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
  return (
    <section aria-roledescription="карусель" aria-label={label}>
      {hasMore && (
        <div css={tools} data-print="no">
          <span css={count} aria-hidden="true">
            {place}
          </span>
          {step(-1, index === 0, arrowLeft, 'Предыдущий слайд')}
          {step(1, isAtEnd, arrowRight, 'Следующий слайд')}
        </div>
      )}
      {/* A list that scrolls has to take the focus, so that arrows move it; so has one that may. */}
      <ol
        css={track}
        role="list"
        id={id}
        ref={ref}
        tabIndex={hasMore === false ? undefined : 0}
        aria-label={label}
        onScroll={look}
      >
        {slides.map(({ key, name, content }, at) => (
          <li key={key}>
            <div role="group" aria-roledescription="слайд" aria-label={`${at + 1} из\u00A0${slides.length}: ${name}`}>
              {content}
            </div>
          </li>
        ))}
      </ol>
      <LiveRegion>{hasMore && `Слайд ${place}: ${slides[index]?.name ?? ''}`}</LiveRegion>
    </section>
  )
}
