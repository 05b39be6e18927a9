import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { chartColour } from './tokens.ts'

const figure = css`display: flex; flex-wrap: wrap; gap: 24px 32px; align-items: center;`
const picture = css`
  position: relative; flex: none; width: 15rem; max-width: 100%; margin-inline: auto;
  > svg { transform: rotate(-90deg); }
  > div { position: absolute; inset: 14%; display: grid; place-content: center; justify-items: center; text-align: center; line-height: 1.25; }
`
const table = css`
  flex: 1 1 16rem; min-width: 0;
  &, > tbody { display: block; }
  tr { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 8px 0; }
  tr + tr { border-top: 1px solid var(--line); }
  th, td { padding: 0; font-weight: 400; text-align: start; }
  th { flex: 1 1 11rem; padding-left: 1.25rem; text-indent: -1.25rem; overflow-wrap: anywhere; }
  td { margin-left: auto; font-weight: 500; }
  svg { display: inline; width: .75rem; height: .75rem; margin-right: .5rem; }
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`

/** `text` is the value as it is shown; `colour` the index of its chart colour, its own place in the list unless given. */
export type RingPart = { label: string; value: number; text: string; colour?: number | undefined }

export type RingProps = {
  /** What is divided; the caption of the table. */
  label: string
  parts: readonly RingPart[]
  /** Stands in the hole: the total. */
  centre?: ReactNode
  className?: string | undefined
}

/** The part's length and start on a circle of length 100, with a small gap after it; what is not a positive number takes no room. */
function arcs(parts: readonly RingPart[]) {
  const sizes = parts.map(({ value }) => (Number.isFinite(value) && value > 0 ? value : 0))
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1
  const gap = sizes.filter(Boolean).length > 1 ? 0.8 : 0
  return sizes.map((size, index) => ({
    length: size && Math.max((size / total) * 100 - gap, 0.4),
    start: (sizes.slice(0, index).reduce((sum, before) => sum + before, 0) / total) * 100,
  }))
}

/** Up to ten parts of a whole as a ring, and beside it a table that says the same. */
export function Ring({ label, parts, centre, className }: RingProps) {
  const drawn = arcs(parts)
  return (
    <div css={figure} className={className}>
      <div css={picture}>
        <svg viewBox="0 0 40 40" fill="none" strokeWidth="4" aria-hidden="true">
          <circle cx="20" cy="20" r="18" stroke="var(--mist-strong)" opacity=".5" />
          {drawn.map(
            ({ length, start }, index) =>
              length > 0 && (
                <circle
                  key={index}
                  cx="20"
                  cy="20"
                  r="18"
                  pathLength="100"
                  stroke={chartColour(parts[index]?.colour ?? index)}
                  strokeDasharray={`${length} ${100 - length}`}
                  strokeDashoffset={-start}
                />
              ),
          )}
        </svg>
        {centre && <div>{centre}</div>}
      </div>
      <table css={table}>
        <caption>{label}</caption>
        <tbody>
          {parts.map((part, index) => (
            <tr key={part.label}>
              <th scope="row">
                <Swatch colour={part.colour ?? index} />
                {part.label}
              </th>
              <td>{part.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The square that ties a name to its colour on a chart. */
export function Swatch({ colour }: { colour: number }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <rect width="12" height="12" rx="3" fill={chartColour(colour)} />
    </svg>
  )
}
