import { css } from '@emotion/react'
import type { CSSProperties, ReactNode } from 'react'
import { formatPercent } from '#domain/percent.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { chartColour, media } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { flow } from '../kit/page-grid.ts'

const table = css`
  width: 100%; max-width: 56rem;
  th, td { padding: 10px 0 10px 16px; border-top: 1px solid var(--line); text-align: end; vertical-align: top; font-weight: 400; }
  thead th { border-top: 0; white-space: nowrap; padding-block: 0 8px; color: var(--ink-soft); font-size: var(--type-14); }
  th:first-of-type { width: 100%; padding-left: 0; text-align: start; overflow-wrap: anywhere; }
  td { white-space: nowrap; }
  td:last-of-type { font-weight: 500; }
  ${media.mobile} { thead th { white-space: normal; } }
`
const bar = css`
  display: block; width: max(2px, var(--share)); height: .5rem; margin-top: 8px; border-radius: 3px; background: var(--colour); print-color-adjust: exact;
  @media (forced-colors: active) { background: CanvasText; }
`
const about = css`color: var(--ink-soft); font-size: var(--type-14); font-weight: 400;`

export type ShareRow = {
  key: string
  name: string
  /** What is said of it under its name. */
  note?: ReactNode
  share: number
  /** The share in rubles. */
  sum?: string | undefined
  /** The index of its chart colour, the first one unless given. */
  colour?: number | undefined
}

export type ShareTableProps = {
  /** What is divided, and on what day. */
  caption: string
  /** What the rows are: «Эмитент». */
  head: string
  rows: readonly ShareRow[]
}

/** Parts of a whole under each other, each with a bar: the longest bar is the largest part. */
export function ShareTable({ caption, head, rows }: ShareTableProps) {
  const largest = Math.max(...rows.map(({ share }) => share), 0) || 1
  const hasSums = rows.some(({ sum }) => sum !== undefined)
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{hasSums ? 'Доля и сумма' : 'Доля'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, share, sum, colour = 0 }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note && <div css={about}>{note}</div>}
              <span
                css={bar}
                style={
                  {
                    '--share': `${Math.max(share / largest, 0) * 100}%`,
                    '--colour': chartColour(colour),
                  } as CSSProperties
                }
              />
            </th>
            <td>
              {formatPercent(share)}
              {sum !== undefined && <div css={about}>{sum}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/* As high as what comes: a caption, which on a phone takes two lines, the heads of the columns, and the rows. */
const caption = css`height: 1.3125rem; ${media.mobile} { height: 2.625rem; }`
const head = css`display: block; height: calc(1.3125rem + 8px);`
const row = css`display: block; padding-top: 10px; border-top: 1px solid var(--line);`
const heights = {
  plain: css`height: calc(2rem + 29px);`,
  sums: css`height: calc(2.8125rem + 21px);`,
  notes: css`height: calc(3.3125rem + 29px);`,
}
const button = css`width: 11rem; height: var(--control-height); border-radius: var(--control-radius);`

type ShareTableOutlineProps = {
  rows: number
  /** What stands in them beside names and shares: sums under the shares, notes under the names. */
  kind?: keyof typeof heights | undefined
  /** There is a button under the table. */
  hasMore?: boolean | undefined
}

/** The shape of parts of a whole, with their caption, before they have come. */
export function ShareTableOutline({ rows, kind = 'plain', hasMore = false }: ShareTableOutlineProps) {
  return (
    <div css={flow}>
      <div css={caption}>
        <Skeleton />
      </div>
      <div>
        <span css={head} />
        {Array.from({ length: rows }, (_, index) => (
          <span key={index} css={[row, heights[kind]]}>
            <Skeleton />
          </span>
        ))}
      </div>
      {hasMore && <Skeleton css={button} />}
    </div>
  )
}
