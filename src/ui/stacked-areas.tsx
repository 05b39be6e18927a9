import { css } from '@emotion/react'
import { memo, useMemo, useState, type CSSProperties, type PointerEvent } from 'react'
import * as limits from './limits.ts'
import { Twin } from './chart/twin.tsx'
import { Disclosure } from './disclosure.tsx'
import { labels, stacked, ticks } from './stacked-areas/scale.ts'
import { chartColour, media } from './tokens.ts'
import { useDebounced } from './use-debounced.ts'

const wholeWidth = 1000
const wholeHeight = 300

const drawing = css`
  position: relative; height: clamp(13rem, 34vw, 20rem); margin: .75rem 0 1.75rem 4.5rem; font-size: var(--type-14); color: var(--ink-soft);
  container-type: size; font-variant-numeric: tabular-nums; break-inside: avoid;
  > svg { width: 100%; height: 100%; overflow: visible; }
`
/* What moves with the values is translated: it shifts nothing in the page. */
const sideLabel = css`position: absolute; right: calc(100% + 8px); bottom: 0; translate: 0 calc(50% - var(--at) * 100cqh); white-space: nowrap; line-height: 1;`
const footLabel = css`
  position: absolute; top: calc(100% + 8px); left: 0; translate: calc(var(--at) * 100cqw - 50%); white-space: nowrap; line-height: 1;
  &[data-last='true'] { translate: calc(100cqw - 100%); }
  &[data-narrow='only'] { display: none; }
  ${media.mobile} { &[data-narrow='never'] { display: none; } &[data-narrow='only'] { display: block; } }
`
const grid = css`stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke;`
const edge = css`stroke: var(--surface); stroke-width: 1.5; vector-effect: non-scaling-stroke;`
const marker = css`position: absolute; inset-block: 0; left: -1px; translate: calc(var(--at) * 100cqw); border-left: 2px solid var(--ink); pointer-events: none;`
const reading = css`
  position: absolute; bottom: calc(100% - 3.25rem); left: 12px; translate: calc(var(--at) * -100% - var(--at) * 24px);
  padding: 8px 12px; border-radius: var(--control-radius); background: var(--ink); color: var(--surface); line-height: 1.25; white-space: nowrap;
  > strong { display: block; font-weight: 600; }
`
const folded = css`border: 0; > div { max-width: none; padding-bottom: 0; } @media print { display: none; }`

/** `colour` is the index of its chart colour. */
type AreaSeries = { name: string; values: readonly number[]; colour: number }

export type StackedAreasProps = {
  /** What is drawn; the caption of the table. */
  label: string
  /** What the categories are: the head of their column in the table. */
  head: string
  /** The same lists from one render to the next while nothing has changed. */
  categories: readonly string[]
  series: readonly AreaSeries[]
  /** A value in full: in the table and beside the pointer. */
  format: (value: number) => string
  /** The same for the scale, where there is room for a few signs only. */
  formatAxis: (value: number) => string
}

const points = (line: readonly number[], x: (place: number) => number, y: (value: number) => number) =>
  line.map((value, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`)

/**
 * Parts of a growing whole over time, each standing on the others, and a table that says the same. A drawing of our own: it follows a
 * slider from frame to frame, which a library that draws the whole chart anew does not.
 */
export function StackedAreas({ label, head, categories, series, format, formatAxis }: StackedAreasProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const last = Math.max(categories.length - 1, 1)
  const lines = stacked(series, categories.length)
  const totals = lines.at(-1)?.above ?? []
  const scale = ticks(Math.max(0, ...totals))
  const top = scale.at(-1) ?? 1
  const x = (place: number) => (place / last) * wholeWidth
  const y = (value: number) => wholeHeight * (1 - value / top)
  const at = (share: number) => ({ '--at': share }) as CSSProperties
  const marked = pointed !== null && pointed < categories.length ? pointed : null

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointed(Math.round(Math.min(Math.max((event.clientX - left) / (width || 1), 0), 1) * last))
  }
  const told = useDebounced(
    useMemo(() => ({ categories, series }), [categories, series]),
    limits.sliderDebounce,
  )
  return (
    <div>
      <div
        css={drawing}
        aria-hidden="true"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        <svg viewBox={`0 0 ${wholeWidth} ${wholeHeight}`} preserveAspectRatio="none">
          {scale.map((value) => (
            <line key={value} css={grid} x1="0" x2={wholeWidth} y1={y(value)} y2={y(value)} />
          ))}
          {lines.map(({ below, above }, index) => (
            <path
              key={series[index]?.name}
              css={edge}
              fill={chartColour(series[index]?.colour ?? index)}
              d={`M${points(above, x, y).join('L')}L${points(below, x, y).toReversed().join('L')}z`}
            />
          ))}
        </svg>
        {scale.map((value) => (
          <span key={value} css={sideLabel} style={at(value / top)}>
            {formatAxis(value)}
          </span>
        ))}
        {labels(categories.length).map(({ place, isOnWide, isOnNarrow }) => (
          <span
            key={place}
            css={footLabel}
            style={at(place / last)}
            data-last={place === last}
            data-narrow={isOnWide ? (isOnNarrow ? 'too' : 'never') : 'only'}
          >
            {categories[place]}
          </span>
        ))}
        {marked !== null && (
          <span css={marker} style={at(marked / last)}>
            <span css={reading}>
              {categories[marked]}
              <strong>{format(totals[marked] ?? 0)}</strong>
            </span>
          </span>
        )}
      </div>
      <Disclosure css={folded} title="Показать таблицей">
        <WholeTwin label={label} head={head} {...told} format={format} />
      </Disclosure>
    </div>
  )
}

/* It follows the drawing when that rests: it is long, and folded at first. */
const WholeTwin = memo(function WholeTwin({
  label,
  head,
  categories,
  series,
  format,
}: Omit<StackedAreasProps, 'formatAxis'>) {
  const totals = stacked(series, categories.length).at(-1)?.above ?? []
  return <Twin {...{ label, head, categories, format }} series={[{ name: 'Всего', values: totals }, ...series]} />
})
