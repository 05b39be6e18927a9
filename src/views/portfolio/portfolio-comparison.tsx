import { css } from '@emotion/react'
import { useState } from 'react'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import { Queried } from '#blocks/parts/queried.tsx'
import { Choices, PortfolioChoice } from '#blocks/parts/choice.tsx'
import { ReturnsWarning } from '#blocks/parts/returns-warning.tsx'
import type { SavingYear } from '#domain/investment.ts'
import { formatRubles } from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'
import type { ActivePortfolio } from '#domain/portfolio-change.ts'
import { compared } from '#domain/portfolio-comparison.ts'
import type { Product } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { RangeField } from '#ui/range-field.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const part = css`${stack(16)}`
const card = css`${stack(16)}`
const slider = css`max-width: 28rem;`
const list = css`
  max-width: 36rem;
  > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding-block: 12px; overflow-wrap: anywhere; }
  > div + div { border-top: 1px solid var(--line); }
  dd { font-weight: 600; font-variant-numeric: tabular-nums; text-align: end; }
  small { display: block; color: var(--ink-soft); font-size: var(--type-14); font-weight: 400; }
`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const outline = css`height: 16rem;`
const example = 100_000
const usualRate = 10
const mostRate = 25
const written = (value: number) => String(value).replace('.', ',')

type PortfolioComparisonProps = { programme: Product; active: readonly ActivePortfolio[] }

/** What the client's portfolios brought beside the growth of prices and a deposit, over the years that the client has been there. */
export function PortfolioComparison({ programme, active }: PortfolioComparisonProps) {
  const query = useQuery(rows.investment.saving, {})
  const own = [...new Set(active.map(({ portfolio }) => portfolio))]
  const [picked, setPicked] = useState(own[0] ?? '')
  // Of the year in which it was signed the money has seen a part only.
  const since = Number(programme.agreementDate?.slice(0, 4) ?? 0) + 1
  return (
    <section css={part} aria-labelledby="comparison">
      <h2 id="comparison">Доходность, инфляция и вклад</h2>
      {own.length > 1 && (
        <Choices>
          <PortfolioChoice portfolios={own} value={picked} onPick={(portfolio) => setPicked(portfolio ?? '')} />
        </Choices>
      )}
      <Queried
        query={query}
        loading={
          <Loading label="Результаты загружаются">
            <Skeleton shape="card" css={outline} />
          </Loading>
        }
      >
        {(known) => <Compared known={known} portfolio={picked} since={since} />}
      </Queried>
      <ReturnsWarning />
    </section>
  )
}

function Compared({ known, portfolio, since }: { known: readonly SavingYear[]; portfolio: string; since: number }) {
  const nameOf = usePortfolioName()
  const [rate, setRate] = useState(usualRate)
  const result = compared(known, { portfolio, since, rate })
  if (result === null)
    return (
      <Card>
        <p>За годы вашего участия фонд ещё не публиковал доходность этого портфеля.</p>
      </Card>
    )
  const years =
    result.since === result.until ? `${result.since} год` : `${result.since}\u2060–\u2060${result.until}\u00A0годы`
  return (
    <Card css={card}>
      <p>
        Что стало бы со {formatRubles(example)} за {years}:
      </p>
      <dl css={list}>
        <Grown
          name={`Портфель «${nameOf(portfolio)}»`}
          about="начислено на счета клиентов"
          percent={result.portfolio}
        />
        <Grown name="Рост цен" about="столько нужно, чтобы купить то же самое" percent={result.prices} />
        <Grown name={`Вклад под ${formatPercent(rate)} годовых`} about="проценты раз в год" percent={result.deposit} />
      </dl>
      <RangeField
        css={slider}
        label="Ставка вклада для сравнения"
        least={0}
        most={mostRate}
        step={0.5}
        value={rate}
        onValue={setRate}
        unit="%"
        format={formatPercent}
        write={written}
      />
      <p css={soft}>Ставку задаёте вы: она одна на все годы, налог с процентов не учтён.</p>
    </Card>
  )
}

function Grown({ name, about, percent }: { name: string; about: string; percent: number }) {
  return (
    <div>
      <dt>
        {name}
        <small>{about}</small>
      </dt>
      <dd>
        {formatRubles(Math.round(example * (1 + percent / 100)))}
        <small>
          {percent > 0 && '+'}
          {formatPercent(Math.round(percent * 10) / 10)}
        </small>
      </dd>
    </div>
  )
}
