import { css } from '@emotion/react'
import type { StackedAreasProps } from '../stacked-areas.tsx'
import { stacked } from './scale.ts'

const wide = css`max-height: 28rem; overflow: auto; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--surface);`
const table = css`
  width: 100%; color: var(--ink); font-size: var(--type-14);
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: 8px 16px; text-align: end; white-space: nowrap; }
  th:first-of-type { text-align: start; }
  tbody th { position: sticky; left: 0; background: var(--surface); font-weight: 500; }
  thead th { position: sticky; z-index: 1; top: 0; background: var(--sunken); color: var(--ink-soft); font-weight: 500; }
  tbody tr { border-top: 1px solid var(--line); }
`

type TwinProps = Pick<StackedAreasProps, 'label' | 'category' | 'categories' | 'series' | 'format'>

/** What a drawing of stacked areas shows, as a table; it is scrolled inside, by the keyboard too. */
export function Twin({ label, category, categories, series, format }: TwinProps) {
  const totals = stacked(series, categories.length).at(-1)?.above ?? []
  return (
    <div css={wide} role="region" aria-label={label} tabIndex={0}>
      <table css={table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{category}</th>
            <th scope="col">Всего</th>
            {series.map(({ name }) => <th key={name} scope="col">{name}</th>)}
          </tr>
        </thead>
        <tbody>
          {categories.map((name, place) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format(totals[place] ?? 0)}</td>
              {series.map((each) => <td key={each.name}>{format(each.values[place] ?? 0)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
