import { css } from '@emotion/react'
import { useCallback, useState } from 'react'
import { Canvas } from './chart/canvas.tsx'
import type { ChartPicture, ChartSeries } from './chart/data.ts'
import { Twin } from './chart/twin.tsx'
import { Disclosure } from './disclosure.tsx'
import { row, stack } from './layout.ts'
import { Swatch } from './ring.tsx'

const usualHeight = 320

const figure = [
  stack(12),
  css`
  > figcaption { color: var(--ink-soft); font-size: var(--type-14); }
  @media print { break-inside: auto; summary { display: none; } }
`,
]
/* What was drawn for a window is not as wide as paper; the table says the same. */
const picture = css`${stack(12)} @media print { display: none; }`
/* A table may be as wide as the chart; the width of text is for text. */
const folded = css`border-bottom: 0; > div { max-width: none; padding-bottom: 0; }`

export type ChartProps = ChartPicture & {
  /** What it shows, in a few words: its caption. */
  label: string
  /** What the categories are: the head of their column in the table, «Год». */
  head?: string | undefined
  /** What is said where the picture cannot be had. */
  lost: string
  /** In pixels. */
  height?: number | undefined
  /** Whether the table is under a button or in sight. */
  table?: 'open' | 'folded' | undefined
  className?: string | undefined
}

/** A picture of figures and a table that says the same (3-22); where the picture cannot be had, the table is there. */
export function Chart({ label, head, lost, height = usualHeight, table = 'folded', className, ...drawn }: ChartProps) {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const twin = (
    <Twin label={label} head={head} categories={drawn.categories} series={drawn.series} format={drawn.format} />
  )
  return (
    <figure css={figure} className={className}>
      <figcaption>{label}</figcaption>
      {isLost ? (
        <p role="status">{lost}</p>
      ) : (
        <div css={picture} aria-hidden="true">
          <Legend series={drawn.series} />
          <Canvas {...drawn} height={height} onLost={lose} />
        </div>
      )}
      {table === 'open' ? (
        twin
      ) : (
        <Disclosure css={folded} title="Показать таблицей" open={isLost}>
          {twin}
        </Disclosure>
      )}
    </figure>
  )
}

const list = css`
  ${row(8)} gap: 4px 20px; font-size: var(--type-14);
  > li { display: flex; gap: 8px; align-items: center; }
  svg { flex: none; width: .75rem; height: .75rem; }
`

/** Which colour is what. */
function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul role="list" css={list}>
      {series.map(({ name, colour }, index) => (
        <li key={index}>
          <Swatch colour={colour ?? index} />
          {name}
        </li>
      ))}
    </ul>
  )
}
