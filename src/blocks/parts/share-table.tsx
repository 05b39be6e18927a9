import { css } from '@emotion/react'
import type { CSSProperties, ReactNode } from 'react'
import { formatPercent } from '#domain/money.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { chartColour } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const table = css`
  width: 100%; max-width: 56rem;
  th, td { padding: 10px 0 10px 16px; border-top: 1px solid var(--line); text-align: end; vertical-align: top; font-weight: 400; }
  thead th { border-top: 0; white-space: nowrap; padding-block: 0 8px; color: var(--ink-soft); font-size: var(--type-14); }
  th:first-of-type { width: 100%; padding-left: 0; text-align: start; overflow-wrap: anywhere; }
  td { white-space: nowrap; }
  td:last-of-type { font-weight: 500; }
`
const bar = css`
  display: block; width: max(2px, var(--share)); height: .5rem; margin-top: 8px; border-radius: 3px; background: var(--colour); print-color-adjust: exact;
  @media (forced-colors: active) { background: CanvasText; }
`
const about = css`color: var(--ink-soft); font-size: var(--type-14); font-weight: 400;`
const row = css`display: block; height: calc(2rem + 29px); padding-top: 16px; border-top: 1px solid var(--line);`

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
      <caption><VisuallyHidden>{caption}</VisuallyHidden></caption>
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
              <span css={bar} style={{ '--share': `${Math.max(share / largest, 0) * 100}%`, '--colour': chartColour(colour) } as CSSProperties} />
            </th>
            <td>{formatPercent(share)}{sum !== undefined && <div css={about}>{sum}</div>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The outline of such a table. */
export function ShareTableOutline({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => <span key={index} css={row}><Skeleton /></span>)
}
