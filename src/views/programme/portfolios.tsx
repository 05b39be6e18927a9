import { css } from '@emotion/react'
import { useMemo } from 'react'
import { Queried } from '#blocks/parts/queried.tsx'
import { ReturnsWarning } from '#blocks/parts/returns-warning.tsx'
import { Blocks } from '#blocks/kit/registry.tsx'
import { readTree } from '#blocks/kit/tree.ts'
import { longDate } from '#domain/dates.ts'
import { formatRubles, totalOf } from '#domain/money.ts'
import { portfolioName } from '#domain/portfolios.ts'
import type { Product, ProductBalance } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { chart } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'

const parts = css`${stack(32)}`
const part = css`${stack(16)}`
const sums = css`
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding-block: 12px; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid var(--line); }
  data { font-weight: 500; font-variant-numeric: tabular-nums; text-align: end; }
`
const card = css`padding-block: 4px;`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const outline = css`height: 12rem;`

/** Where the money of a programme is invested. */
export function Portfolios({ programme }: { programme: Product }) {
  const query = useQuery(rows.balances.balance, { params: { id: programme.id }, query: { date: useToday() } })
  return (
    <Queried
      query={query}
      loading={<Outline />}
      empty={({ portfolios }) =>
        portfolios.length === 0 ? (
          <EmptyState title="Портфелей пока нет" icon={chart}>
            Они появятся после первого взноса.
          </EmptyState>
        ) : null
      }
    >
      {(balance) => <Shown balance={balance} />}
    </Queried>
  )
}

function Shown({ balance: { date, portfolios } }: { balance: ProductBalance }) {
  const first = portfolios[0]?.portfolio
  const structure = useMemo(
    () =>
      readTree([
        {
          id: 'structure',
          template: 'investStructure',
          params: { title: 'Во что вложены деньги', portfolio: first, showTable: true },
        },
      ]),
    [first],
  )
  return (
    <div css={parts}>
      <section css={part} aria-labelledby="portfolios">
        <h2 id="portfolios">Ваши портфели</h2>
        <Card css={card}>
          <ul role="list" css={sums}>
            {portfolios.map((one) => (
              <li key={one.portfolio}>
                {portfolioName(one.portfolio)}
                <data value={totalOf(one)}>{formatRubles(totalOf(one))}</data>
              </li>
            ))}
          </ul>
        </Card>
        <p css={soft}>на {longDate(date)}</p>
        <ReturnsWarning />
      </section>
      <Blocks tree={structure} lead={null} />
      <Notice tone="info" title="Сменить портфель">
        <p>
          Подать заявление о смене портфеля можно в офисе фонда. Подскажем, какие портфели доступны по вашему договору и
          с какого дня начнёт действовать новый: <HotlineLink />.
        </p>
      </Notice>
    </div>
  )
}

function Outline() {
  return (
    <Loading label="Портфели загружаются">
      <Skeleton shape="card" css={outline} />
    </Loading>
  )
}
