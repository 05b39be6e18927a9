import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate } from '#domain/dates.ts'
import * as limits from '#domain/limits.ts'
import { formatSignedRubles } from '#domain/money.ts'
import { byDay } from '#domain/operations.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { signedAmount, type TransactionGroup } from '#domain/programme.ts'
import { counted } from '#domain/plural.ts'
import { rows } from '#system/react/use-query.ts'
import { usePages } from '#system/react/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { receipt } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const part = css`${stack(16)}`
const card = css`padding-block: 4px;`
const days = css`
  > li { padding-block: 12px; }
  > li + li { border-top: 1px solid var(--line); }
  h3 { color: var(--ink-soft); font-size: var(--type-14); font-weight: 500; }
  li li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; align-items: baseline; padding-top: 8px; overflow-wrap: anywhere; }
  small { grid-column: 1 / -1; color: var(--ink-soft); font-size: var(--type-14); }
  data { font-weight: 500; font-variant-numeric: tabular-nums; text-align: end; }
  .in { color: var(--good); }
`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const outline = css`height: 18rem;`

type OperationsProps = { id: string; begin: string; end: string }

/** The operations of a programme between two days, by day, the newest first; more come on request, and what has come stays (2.2-19). */
export function Operations({ id, begin, end }: OperationsProps) {
  const [count, setCount] = useState<number>(limits.operationsPageSize)
  const list = useRef<HTMLUListElement>(null)
  const { query } = usePages(rows.cashFlow.operations, { params: { id }, query: { begin, end } }, count)
  return (
    <Queried
      query={query}
      loading={
        <Loading label="Операции загружаются">
          <Skeleton shape="card" css={outline} />
        </Loading>
      }
      empty={({ total }) =>
        total === 0 ? (
          <EmptyState title="За эти дни операций нет" icon={receipt}>
            Выберите другой период: взносы, доход и выплаты видны в те дни, когда они прошли по счёту.
          </EmptyState>
        ) : null
      }
      partial={(shown, _, { fault, retry, isRetrying }) => (
        <>
          {shown}
          <FailedState title="Остальные операции не загрузились" onRetry={retry} busy={isRetrying}>
            <FaultText fault={fault} />
          </FailedState>
        </>
      )}
    >
      {({ items, total }) => (
        <div css={part}>
          <p css={soft} role="status">
            Показано {Math.min(items.length, count)} из {counted(total, 'операции', 'операций', 'операций')}
          </p>
          <Card css={card}>
            <ul role="list" css={days} ref={list} tabIndex={-1}>
              {byDay(items.slice(0, count)).map(({ day, operations }) => (
                <li key={day}>
                  <h3>
                    <time dateTime={day}>{longDate(day)}</time>
                  </h3>
                  <ul role="list">
                    {operations.map((group) => (
                      <Operation key={group.groupId} group={group} />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Card>
          {query.state === 'shown' && items.length < total && (
            <div>
              <Button
                kind="secondary"
                busy={items.length < Math.min(count, total)}
                onClick={() => setCount(count + limits.operationsPageSize)}
              >
                Показать ещё
              </Button>
            </div>
          )}
        </div>
      )}
    </Queried>
  )
}

function Operation({ group }: { group: TransactionGroup }) {
  const amount = signedAmount(group)
  const purposes = [...new Set(group.transactions.map(({ purpose }) => purpose).filter(Boolean))]
  return (
    <li>
      <span>{group.title}</span>
      <data value={amount} className={amount > 0 ? 'in' : undefined}>
        {formatSignedRubles(amount)}
      </data>
      <small>{[portfolioName(group.portfolio), ...purposes].join(' · ')}</small>
    </li>
  )
}
