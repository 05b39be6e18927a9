import { css } from '@emotion/react'
import { Fragment } from 'react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import * as limits from '#domain/limits.ts'
import { formatSignedRubles } from '#domain/money.ts'
import { programmeTitle, signedAmount, type Product, type TransactionGroup } from '#domain/programme.ts'
import { together } from '#system/react/together.ts'
import { rows, useQueries } from '#system/react/use-query.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { receipt } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { media } from '#ui/tokens.ts'

const part = css`${stack(16)}`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const card = css`padding-block: 4px;`
const list = css`
  li { display: grid; grid-template-columns: 10.5rem minmax(0, 1fr) auto; gap: 2px 16px; align-items: baseline; padding-block: 12px; }
  li + li { border-top: 1px solid var(--line); }
  time, small { color: var(--ink-soft); font-size: var(--type-14); }
  p { min-width: 0; }
  small { display: block; }
  data { font-weight: 500; overflow-wrap: anywhere; text-align: end; }
  .in { color: var(--good); }
  ${media.mobile} {
    li { grid-template-columns: minmax(0, 1fr) auto; }
    time { grid-column: 1 / -1; }
  }
`
const level = css`li { align-items: start; } li > span { width: 8rem; }`

type Operation = { programme: Product; group: TransactionGroup }

/** The last operations of every programme in one list, the newest first. */
export function LastOperations({ products }: { products: readonly Product[] }) {
  const queries = useQueries(
    rows.balances.lastOperations,
    products.map(({ id }) => ({ params: { id }, query: { amount: limits.lastTransactionsOfAccount } })),
  )
  const many = products.length > 1
  return (
    <section css={part} aria-labelledby="operations">
      <h2 id="operations">Последние операции</h2>
      <AllOperations products={products} />
      <Queried
        query={together(queries)}
        loading={<Outline many={many} lines={products.length * limits.lastTransactionsOfAccount} />}
        failed={({ fault, retry, isRetrying }) => (
          <FailedState onRetry={retry} busy={isRetrying}>
            <FaultText fault={fault} />
          </FailedState>
        )}
        partial={(shown, groups, { fault, retry, isRetrying }) => (
          <>
            <Notice tone="warn" title="Операции пришли не по всем программам">
              <p>
                Не загрузились:{' '}
                {products
                  .filter((_programme, at) => groups[at] === null)
                  .map(programmeTitle)
                  .join('; ')}
                .
              </p>
              <p>
                <FaultText fault={fault} />
              </p>
              <Button kind="secondary" busy={isRetrying} onClick={retry}>
                Загрузить ещё раз
              </Button>
            </Notice>
            {shown}
          </>
        )}
      >
        {(groups) => <List operations={operationsOf(products, groups)} many={many} />}
      </Queried>
    </section>
  )
}

/** The way from the last operations of a programme to all of them. */
function AllOperations({ products }: { products: readonly Product[] }) {
  const [only, ...others] = products.map((programme) => ({
    title: programmeTitle(programme),
    href: hrefs.programme(programme.id, 'statement'),
  }))
  if (only === undefined) return null
  if (others.length === 0)
    return (
      <p css={soft}>
        <TextLink href={only.href}>Все операции</TextLink>
      </p>
    )
  return (
    <p css={soft}>
      Все операции:{' '}
      {[only, ...others].map(({ title, href }, at) => (
        <Fragment key={href}>
          {at > 0 && '; '}
          <TextLink href={href}>{title}</TextLink>
        </Fragment>
      ))}
    </p>
  )
}

/** The newest first. */
const operationsOf = (
  products: readonly Product[],
  groups: readonly (readonly TransactionGroup[] | null)[],
): Operation[] =>
  products
    .flatMap((programme, at) => (groups[at] ?? []).map((group) => ({ programme, group })))
    .toSorted((a, b) => b.group.date.localeCompare(a.group.date))

function List({ operations, many }: { operations: readonly Operation[]; many: boolean }) {
  if (operations.length === 0)
    return (
      <EmptyState title="Операций пока нет" icon={receipt}>
        Здесь появятся взносы, доход и выплаты, как только они пройдут по счёту.
      </EmptyState>
    )
  return (
    <>
      {many && <p css={soft}>Не больше {limits.lastTransactionsOfAccount} по каждой программе.</p>}
      <Card css={card}>
        <ul role="list" css={list}>
          {operations.map(({ programme, group }) => (
            <li key={`${programme.id} ${group.groupId}`}>
              <time dateTime={group.date}>{longDate(group.date)}</time>
              <p>
                {group.title}
                {many && <small>{programmeTitle(programme)}</small>}
              </p>
              <data value={signedAmount(group)} className={signedAmount(group) > 0 ? 'in' : undefined}>
                {formatSignedRubles(signedAmount(group))}
              </data>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** As many lines as will come, each of the same height. */
function Outline({ many, lines }: { many: boolean; lines: number }) {
  return (
    <Loading label="Операции загружаются" css={part}>
      {many && <p css={soft}>{'\u00A0'}</p>}
      <Card css={card}>
        <ul role="list" css={[list, level]}>
          {Array.from({ length: lines }, (_, index) => (
            <li key={index}>
              <Skeleton />
              <p>
                <Skeleton />
                {many && <small>{'\u00A0'}</small>}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </Loading>
  )
}
