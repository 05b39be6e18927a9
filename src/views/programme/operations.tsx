import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import { shortDate } from '#domain/short-dates.ts'
import * as limits from '#domain/limits.ts'
import { byDay, inRuns, operationKind } from '#domain/operations.ts'
import { operationsCsv } from '#domain/operations-csv.ts'
import type { Product, TransactionGroup } from '#domain/programme.ts'
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
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { OperationDays } from './operation-days.tsx'
import type { OperationFilter } from './operation-filters.tsx'

const part = css`${stack(16)}`
const card = css`padding-block: 4px;`
const apart = css`& + & { border-top: 1px solid var(--line); }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const outline = css`height: 18rem;`
const actions = row(16)
const progress = css`max-width: 24rem;`

type OperationsProps = {
  programme: Product
  begin: string
  end: string
  filter: OperationFilter
  /** Shows all of them again. */
  onClear: () => void
}

const nothing: { items: readonly TransactionGroup[]; total: number } = { items: [], total: 0 }
const operations = (count: number) => counted(count, 'операции', 'операций', 'операций')

/** How many are shown; of how many, where that is known. */
const shownOf = (shown: number, found: number, seen: number, total: number) =>
  seen >= total || found === seen
    ? `Показано ${shown} из ${operations(seen >= total ? found : total)}`
    : `Показано ${shown}, просмотрено ${seen} из ${operations(total)}`

const pageSize = limits.operationsPageSize

/**
 * The operations of a programme between two days, by day, the newest first; more come on request, and what has come stays (2.2-19). The
 * service cannot tell kinds apart: the portal looks through page after page until it has found as many as are shown.
 */
export function Operations({ programme: { id, agreementNumber }, begin, end, filter, onClear }: OperationsProps) {
  const [count, setCount] = useState<number>(pageSize)
  const [wanted, setWanted] = useState<number>(pageSize)
  const [isSaving, setSaving] = useState(false)
  const { kind, group, portfolio } = filter
  const isFiltered = Object.values(filter).some(Boolean)
  const narrowed = { ...(group && { accountGroupType: group }), ...(portfolio && { portfolio }) }
  const { query } = usePages(rows.cashFlow.operations, { params: { id }, query: { begin, end, ...narrowed } }, wanted)
  const { items, total } = query.state === 'shown' || query.state === 'partial' ? query.value : nothing
  const found = kind === '' ? items : items.filter((one) => operationKind(one) === kind)
  const nameOf = usePortfolioName(items.map((one) => one.portfolio))
  const isWhole = items.length >= total
  const isEnough = isWhole || (found.length >= count && !isSaving)
  if (!isEnough && wanted <= items.length) setWanted(items.length + pageSize)

  const save = () => {
    setSaving(false)
    saveFile(
      new Blob([operationsCsv(found, nameOf)], { type: 'text/csv;charset=utf-8' }),
      `Операции ${agreementNumber.replace(/[\\/]/g, '-')}, ${shortDate(begin)}–${shortDate(end)}.csv`,
    )
  }
  const saveOrWait = () => (isWhole ? save() : setSaving(!isSaving))
  const isSearching = query.state === 'shown' && !isEnough && !isSaving && kind !== ''
  return (
    <Queried
      query={query}
      loading={
        <Loading label="Операции загружаются">
          <Skeleton shape="card" css={outline} />
        </Loading>
      }
      empty={() =>
        isWhole && found.length === 0 ? (
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
      {() => (
        <div css={part}>
          <p css={soft} role="status">
            {isSaving
              ? 'Собираем таблицу…'
              : isSearching
                ? 'Ищем такие операции…'
                : shownOf(Math.min(found.length, count), found.length, items.length, total)}
          </p>
          {found.length > 0 && (
            <Card css={card}>
              {inRuns(byDay(found.slice(0, count)), pageSize).map((run) => (
                <NearWindow key={run[0]?.day} css={apart}>
                  <OperationDays days={run} />
                </NearWindow>
              ))}
            </Card>
          )}
          {(isSearching || isSaving) && (
            <ProgressBar
              css={progress}
              label="Просмотрено"
              value={items.length}
              max={total}
              text={`${items.length} из ${total}`}
            />
          )}
          <div css={actions}>
            {query.state === 'shown' && found.length > 0 && (found.length > count || !isWhole) && (
              <Button kind="secondary" busy={!isEnough && !isSaving} onClick={() => setCount(count + pageSize)}>
                Показать ещё
              </Button>
            )}
            {(found.length > 0 || isSaving) && (
              <Button kind="quiet" onClick={saveOrWait}>
                {isSaving ? 'Отменить' : 'Скачать таблицей'}
              </Button>
            )}
          </div>
          {isSaving && isWhole && <Done then={save} />}
        </div>
      )}
    </Queried>
  )
}

/** Something is done as soon as this is shown. */
function Done({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}
