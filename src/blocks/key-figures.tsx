import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { longDate, parsedDay } from '#domain/dates.ts'
import { figures } from '#ui/layout.ts'
import { block } from './kit/block.tsx'
import { requiredText, usable } from './kit/params.ts'
import { formatFigure } from './parts/figure.ts'

const Item = z.object({
  value: z.union([requiredText, z.number()]),
  unit: z.catch(z.string().check(z.trim()), ''),
  caption: requiredText,
  // A figure that does not say of what day it is would be taken for today's.
  asOf: z.string().check(z.refine((day) => longDate(day) !== '')),
})
const params = z.object({ items: usable(Item) })

/* A row that is not full is shared by those that stand in it. */
const list = [
  figures,
  css`
  display: grid; gap: 32px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  @media print { gap: 16px; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); }
`,
]
const figure = css`
  display: flex; flex-direction: column; gap: 4px; min-width: 0; padding-top: 16px; border-top: 2px solid var(--lantern); break-inside: avoid;
`
const amount = css`
  order: -1; color: var(--link); font-size: var(--type-36); font-weight: 600; line-height: 1.25; letter-spacing: -.01em; overflow-wrap: anywhere;
  @media print { font-size: var(--type-22); }
`
const since = css`color: var(--ink-soft); font-size: var(--type-14);`

/** The fund in a few large figures, each with the day that it is of. */
export const Block = block(params, function KeyFiguresBlock({ params: { items } }) {
  if (items.length === 0) return null
  return (
    <dl css={list}>
      {items.map(({ value, unit, caption, asOf }, index) => (
        <div key={index} css={figure}>
          <dt>{caption}</dt>
          <dd css={amount}>{formatFigure(value, unit)}</dd>
          <dd css={since}>
            на <time dateTime={parsedDay(asOf) ?? undefined}>{longDate(asOf)}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
})
