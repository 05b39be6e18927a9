import { css } from '@emotion/react'
import { useId } from 'react'
import * as z from 'zod/mini'
import { shortDate } from '#domain/short-dates.ts'
import { tableRegion } from '#ui/table-region.ts'
import { block } from './kit/block.tsx'
import { flag, requiredText, usable } from './kit/params.ts'
import { formatFigure } from './parts/figure.ts'

type Cell = string | number
const none = '—'
const Cell = z.catch(z.union([requiredText, z.number()]), none)
const params = z.object({
  caption: requiredText,
  columns: z.array(Cell).check(z.minLength(1)),
  rows: usable(z.array(Cell).check(z.minLength(1))),
  stickyHeader: flag,
})

const figure = css`@media print { break-inside: auto; }`
const about = css`padding-bottom: 12px; font-weight: 600;`
/* A head can only stay in view of what scrolls, and sideways it is this region that does. */
const bounded = css`
  @media not print {
    max-height: min(80dvh, 40rem); overflow-y: auto;
    thead th { position: sticky; z-index: 1; top: 0; box-shadow: inset 0 -1px var(--line); }
  }
`
const table = css`
  width: 100%;
  th, td { min-width: 6rem; max-width: 24rem; padding: 12px clamp(8px, 2vw, 16px); border-top: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: break-word; }
  th { font-weight: 500; }
  thead th { border-top: 0; background: var(--mist); font-weight: 600; vertical-align: bottom; }
  :is(th, td)[data-kind='number'] { text-align: end; white-space: nowrap; }
`

const shown = (cell: Cell) =>
  (typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(cell) && shortDate(cell)) || formatFigure(cell)

/** Figures or terms in rows and columns; a wide one scrolls by itself, the page does not. */
export const Block = block(params, function TableBlock({ params: { caption, columns, rows, stickyHeader } }) {
  const captionId = useId()
  if (rows.length === 0) return null
  const kinds = columns.map((_, index) => {
    const cells = rows.map((row) => row[index] ?? none).filter((cell) => cell !== none)
    return cells.length > 0 && cells.every((cell) => typeof cell === 'number') ? 'number' : undefined
  })
  return (
    <figure css={figure}>
      <figcaption css={about} id={captionId}>
        {caption}
      </figcaption>
      <div css={[tableRegion, stickyHeader && bounded]} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table css={table} aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((name, index) => (
                <th key={index} scope="col" data-kind={kinds[index]}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {kinds.map((kind, index) => {
                  const text = shown(row[index] ?? none)
                  return index === 0 && kind === undefined ? (
                    <th key={index} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={index} data-kind={kind}>
                      {text}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
})
