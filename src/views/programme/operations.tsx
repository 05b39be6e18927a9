import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate, shortDate } from '#domain/dates.ts'
import * as limits from '#domain/limits.ts'
import { formatSignedRubles } from '#domain/money.ts'
import { byDay, inRuns } from '#domain/operations.ts'
import { operationsCsv } from '#domain/operations-csv.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { signedAmount, type Product, type TransactionGroup } from '#domain/programme.ts'
import { counted } from '#domain/plural.ts'
import { saveFile } from '#system/react/browser.ts'
import { rows } from '#system/react/use-query.ts'
import { usePages } from '#system/react/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { receipt } from '#ui/icons.ts'
import { row, stack } from '#ui/layout.ts'
import { NearWindow } from '#ui/near-window.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { OperationDocument } from './operation-document.tsx'
import type { OperationFilter } from './operation-filters.tsx'

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
const apart = css`& + & { border-top: 1px solid var(--line); }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const outline = css`height: 18rem;`
const actions = row(16)
const across = css`grid-column: 1 / -1; &:empty { display: none; }`
const named = css`justify-self: start; text-align: start;`

type OperationsProps = {
  programme: Product
  begin: string
  end: string
  filter: OperationFilter
  /** Shows all of them again. */
  onClear: () => void
}

/** The operations of a programme between two days, by day, the newest first; more come on request, and what has come stays (2.2-19). */
export function Operations({ programme: { id, agreementNumber }, begin, end, filter, onClear }: OperationsProps) {
  const [count, setCount] = useState<number>(limits.operationsPageSize)
  const { group, portfolio } = filter
  const isFiltered = group !== '' || portfolio !== ''
  const narrowed = { ...(group && { accountGroupType: group }), ...(portfolio && { portfolio }) }
  const { query } = usePages(rows.cashFlow.operations, { params: { id }, query: { begin, end, ...narrowed } }, count)
  const save = (shown: readonly TransactionGroup[]) =>
    saveFile(
      new Blob([operationsCsv(shown)], { type: 'text/csv;charset=utf-8' }),
      `Операции ${agreementNumber.replace(/[\\/]/g, '-')}, ${shortDate(begin)}–${shortDate(end)}.csv`,
    )
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
          <EmptyState
            title={isFiltered ? 'Таких операций за эти дни нет' : 'За эти дни операций нет'}
            icon={receipt}
            action={
              isFiltered && (
                <Button kind="secondary" onClick={onClear}>
                  Показать все
                </Button>
              )
            }
          >
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
            {inRuns(byDay(items.slice(0, count)), limits.operationsPageSize).map((run) => (
              <NearWindow key={run[0]?.day} css={apart}>
                <Days days={run} />
              </NearWindow>
            ))}
          </Card>
          <div css={actions}>
            {query.state === 'shown' && items.length < total && (
              <Button
                kind="secondary"
                busy={items.length < Math.min(count, total)}
                onClick={() => setCount(count + limits.operationsPageSize)}
              >
                Показать ещё
              </Button>
            )}
            <Button kind="quiet" onClick={() => save(items.slice(0, count))}>
              Скачать показанное таблицей
            </Button>
          </div>
        </div>
      )}
    </Queried>
  )
}

type DaysProps = { days: ReturnType<typeof byDay<TransactionGroup>> }

function Days({ days: shown }: DaysProps) {
  return (
    <ul role="list" css={days}>
      {shown.map(({ day, operations }) => (
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
  )
}

function Operation({ group }: { group: TransactionGroup }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const amount = signedAmount(group)
  const document = group.transactions.find(({ idDocument }) => idDocument)?.idDocument
  const purposes = [...new Set(group.transactions.map(({ purpose }) => purpose).filter(Boolean))]
  return (
    <li>
      {document ? (
        <Button kind="link" css={named} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {group.title}
        </Button>
      ) : (
        <span>{group.title}</span>
      )}
      <data value={amount} className={amount > 0 ? 'in' : undefined}>
        {formatSignedRubles(amount)}
      </data>
      <small>{[portfolioName(group.portfolio), ...purposes].join(' · ')}</small>
      <div css={across} id={id}>
        {isOpen && document && <OperationDocument id={document} />}
      </div>
    </li>
  )
}
