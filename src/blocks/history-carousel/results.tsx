import { css } from '@emotion/react'
import { inflationColour, portfolioColours } from '#domain/chart-colours.ts'
import type { SavingYear } from '#domain/investment.ts'
import { formatPercent } from '#domain/percent.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Swatch } from '#ui/ring.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { flow } from '../kit/page-grid.ts'
import { ReturnsWarning } from '../parts/returns-warning.tsx'
import { Shown } from '../parts/shown.tsx'
import { Carousel } from './carousel.tsx'
import { Slide } from './slide.tsx'

const list = css`
  display: grid; gap: 6px;
  > div { display: flex; gap: 8px; align-items: center; }
  dd { margin-left: auto; font-weight: 500; font-variant-numeric: tabular-nums; white-space: nowrap; }
  svg { flex: none; width: .75rem; height: .75rem; }
`
const about = css`color: var(--ink-soft); font-size: var(--type-14);`
/* The buttons, the cards, the sentence under them. */
const place = css`height: calc(60px + 23rem + 24px + 1.5rem);`
const colours: Readonly<Record<string, number>> = portfolioColours

function YearOf({ results }: { results: readonly SavingYear[] }) {
  const [first] = results
  return (
    <>
      <p css={about}>Начислено на&nbsp;счета клиентов за&nbsp;год</p>
      <dl css={list}>
        {results.map(({ portfolio, clientYield }) => (
          <div key={portfolio}>
            <Swatch colour={colours[portfolio] ?? 0} />
            <dt>{portfolioName(portfolio)}</dt>
            <dd>{formatPercent(clientYield)}</dd>
          </div>
        ))}
        {first && (
          <div>
            <Swatch colour={inflationColour} />
            <dt>Инфляция</dt>
            <dd>{formatPercent(first.inflation)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** The years that the fund has behind it: what each portfolio gave to clients; the last year first. */
export function Results({ label }: { label: string }) {
  const query = useQuery(rows.investment.saving, {})
  return (
    <Shown
      query={query}
      outline={<Skeleton css={place} shape="card" />}
      isEmpty={(known) => known.length === 0}
      nothing="Фонд ещё не публиковал результаты инвестирования."
    >
      {(known) => {
        const years = [...new Set(known.map(({ year }) => year))].sort((a, b) => b - a)
        return (
          <div css={flow}>
            <Carousel
              label={label}
              slides={years.map((year) => ({
                key: `${year}`,
                name: `${year} год`,
                content: (
                  <Slide year={`${year}`}>
                    <YearOf results={known.filter((one) => one.year === year)} />
                  </Slide>
                ),
              }))}
            />
            <ReturnsWarning />
          </div>
        )
      }}
    </Shown>
  )
}
