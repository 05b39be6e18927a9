import type { Product, TransactionGroup } from '#domain/programme.ts'
import { longDate } from '#domain/dates.ts'
import { limits } from '#domain/limits.ts'
import { formatSignedRubles } from '#domain/money.ts'
import type { Reading } from '#system/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { receipt } from '#ui/icons.ts'
import { Notice } from '#ui/notice.tsx'
import { list, sheet, soft } from './operations-style.ts'
import { programmeTitle } from './programme-title.ts'

type Operation = { programme: Product; group: TransactionGroup }

/** What came or went; `direction` decides the sign, whatever sign the services put. */
const signed = ({ amount, direction }: TransactionGroup) => (direction === 'Out' ? -Math.abs(amount) : Math.abs(amount))

type OperationsProps = { products: readonly Product[]; readings: readonly Reading<readonly TransactionGroup[]>[] }

/** The operations that have come, the newest first, and what has not. */
export function Operations({ products, readings }: OperationsProps) {
  const failed = readings.flatMap((reading, index) => (reading.state === 'failed' ? [{ reading, programme: products[index] }] : []))
  const operations = readings
    .flatMap((reading, index): Operation[] => {
      const programme = products[index]
      return reading.state === 'shown' && programme ? reading.value.map((group) => ({ programme, group })) : []
    })
    .toSorted((a, b) => b.group.date.localeCompare(a.group.date))
  const retry = () => {
    for (const { reading } of failed) reading.retry()
  }
  if (failed.length === products.length) {
    return <FailedState onRetry={retry}>{failed[0]?.reading.words ?? 'Операции сейчас не приходят. Попробуйте ещё раз.'}</FailedState>
  }
  return (
    <>
      {failed.length > 0 && (
        <Notice tone="warn" title="Операции пришли не по всем программам">
          <p>Не загрузились: {failed.map(({ programme }) => programme && programmeTitle(programme)).join('; ')}.</p>
          <Button kind="secondary" onClick={retry}>Загрузить ещё раз</Button>
        </Notice>
      )}
      {operations.length > 0 ? <List operations={operations} many={products.length > 1} /> : (
        <EmptyState title="Операций пока нет" icon={receipt}>Здесь появятся взносы, доход и выплаты, как только они пройдут по счёту.</EmptyState>
      )}
    </>
  )
}

function List({ operations, many }: { operations: readonly Operation[]; many: boolean }) {
  return (
    <>
      {many && <p css={soft}>Не больше {limits.lastTransactionsOfAccount} по каждой программе.</p>}
      <Card css={sheet}>
        <ul role="list" css={list}>
          {operations.map(({ programme, group }) => (
            <li key={`${programme.id} ${group.groupId}`}>
              <time dateTime={group.date}>{longDate(group.date)}</time>
              <p>{group.title}{many && <small>{programmeTitle(programme)}</small>}</p>
              <data value={signed(group)} className={signed(group) > 0 ? 'in' : undefined}>{formatSignedRubles(signed(group))}</data>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
