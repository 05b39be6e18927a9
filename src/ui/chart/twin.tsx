import { css } from '@emotion/react'
import { tableRegion } from '../table-region.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { valueAt, type ChartPicture } from './data.ts'

const region = [tableRegion, css`color: var(--ink);`]
const table = css`
  position: relative; width: 100%;
  th, td { padding: 8px 16px; border-top: 1px solid var(--line); text-align: end; white-space: nowrap; }
  th { font-weight: 500; }
  th[scope='row'], [data-kind='head'] { text-align: start; }
  thead :is(th, td) { border-top: 0; background: var(--mist); font-weight: 600; vertical-align: bottom; white-space: normal; }
`
const unknown = '—'

export type TwinProps = Pick<ChartPicture, 'categories' | 'series' | 'format'> & {
  label: string
  /** What the categories are: «Год». */
  head?: string | undefined
}

/** All that a chart draws, in figures (3-22). */
export function Twin({ label, head, categories, series, format }: TwinProps) {
  return (
    <div css={region} role="region" aria-label={label} tabIndex={0}>
      <table css={table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head === undefined ? (
              <td />
            ) : (
              <th scope="col" data-kind="head">
                {head}
              </th>
            )}
            {series.map(({ name }, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={index}>
              <th scope="row">{category}</th>
              {series.map((one, at) => {
                const value = valueAt(one, index)
                return <td key={at}>{value === null ? unknown : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
