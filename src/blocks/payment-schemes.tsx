import { css } from '@emotion/react'
import { useId } from 'react'
import * as z from 'zod/mini'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { columns } from '#ui/layout.ts'
import { tableRegion } from '#ui/table-region.ts'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { flag, optionalText, requiredText, usable } from './kit/params.ts'

const Scheme = z.object({ title: requiredText, term: optionalText, taxNote: optionalText, text: optionalText })
type Scheme = z.output<typeof Scheme>
const params = z.object({ title: optionalText, items: usable(Scheme), compare: flag })

/** What is told of every scheme, under its name. */
const facts = [
  ['term', 'Срок'],
  ['taxNote', 'Налог'],
  ['text', 'Как устроено'],
] as const
const unknown = '—'

const grid = columns(300)
const card = css`
  display: grid; gap: 12px; align-content: start; overflow-wrap: anywhere; break-inside: avoid;
  h2, h3, h4 { font-size: var(--type-22); }
  dl > div { grid-template-columns: minmax(4rem, 1fr) minmax(0, 3fr); }
`
const table = css`
  width: 100%; min-width: 40rem;
  th, td { min-width: 8rem; padding: 16px; text-align: start; vertical-align: top; overflow-wrap: break-word; }
  thead th { background: var(--sunken); color: var(--ink-soft); font-weight: 500; }
  tbody tr { border-top: 1px solid var(--line); }
  tbody th { width: 12rem; font-weight: 600; }
  td:last-child { min-width: 14rem; }
  @media print { min-width: 0; }
  ${media.mobile} {
    display: block; min-width: 0;
    tbody, tr, th, td { display: block; width: auto; min-width: 0; }
    thead { display: none; }
    tbody tr { padding: 16px; }
    tbody tr:first-of-type { border-top: 0; }
    tbody th { padding: 0; font-size: var(--type-18); }
    td { padding: 8px 0 0; }
    td::before { content: attr(data-term); display: block; color: var(--ink-soft); font-size: var(--type-14); }
  }
`

function Cards({ schemes }: { schemes: readonly Scheme[] }) {
  return (
    <ul role="list" css={grid}>
      {schemes.map((scheme, index) => (
        <Card key={index} css={card} as="li">
          <BlockHeading>{scheme.title}</BlockHeading>
          {scheme.text && <p>{scheme.text}</p>}
          {(scheme.term || scheme.taxNote) && (
            <DefinitionList
              items={facts.flatMap(([key, term]) =>
                key !== 'text' && scheme[key] ? [{ term, value: scheme[key] }] : [],
              )}
            />
          )}
        </Card>
      ))}
    </ul>
  )
}

function Comparison({ schemes, label }: { schemes: readonly Scheme[]; label: string }) {
  const id = useId()
  const told = facts.filter(([key]) => schemes.some((scheme) => scheme[key]))
  return (
    // On a narrow screen it is scrolled inside: by the keyboard too, hence a stop of Tab with a name. On a phone its rows stand
    // under each other; the roles are spelt out, since a table laid out otherwise loses them.
    <div css={tableRegion} role="region" aria-labelledby={id} tabIndex={0}>
      <table css={table} role="table" id={id} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Схема</th>
            {told.map(([key, term]) => (
              <th key={key} scope="col">
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {schemes.map((scheme, index) => (
            <tr key={index} role="row">
              <th scope="row" role="rowheader">
                {scheme.title}
              </th>
              {told.map(([key, term]) => (
                <td key={key} role="cell" data-term={term}>
                  {scheme[key] ?? unknown}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Ways to be paid a pension: cards, or a table where they are to be compared. */
export const Block = block(params, function PaymentSchemesBlock({ params: { title, items, compare } }) {
  if (items.length === 0) return null
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>
        {compare && items.length > 1 ? (
          <Comparison schemes={items} label={title ?? 'Сравнение схем выплат'} />
        ) : (
          <Cards schemes={items} />
        )}
      </Under>
    </div>
  )
})
