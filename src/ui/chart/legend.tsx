import { css } from '@emotion/react'
import { row } from '../layout.ts'
import { Swatch } from '../ring.tsx'
import type { ChartSeries } from './data.ts'

const list = [row(8), css`
  gap: 4px 20px; font-size: var(--type-14);
  > li { display: flex; gap: 8px; align-items: center; }
  svg { flex: none; width: .75rem; height: .75rem; }
`]

/** Which colour is what. */
export function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul role="list" css={list}>
      {series.map(({ name, colour }, index) => <li key={index}><Swatch colour={colour ?? index} />{name}</li>)}
    </ul>
  )
}
