import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { KnownFile } from '#blocks/parts/known-file.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import { statementState, unsignedStates } from '#domain/statement-states.ts'
import type { TaxStatement } from '#domain/tax-statements.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { receipt } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLooked } from '#system/react/use-statement-news.ts'

const list = css`${stack(16)}`
const card = css`${stack(8)} justify-items: start; h3 { font-size: var(--type-18); } > ul { width: 100%; }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const none: TaxStatement[] = []
const outline = css`height: 9rem;`

/**
 * What the client has filed for the papers of a deduction, and the papers that are ready (4.7-01). Where nothing stands for nothing, no
 * room is kept for what comes: most have filed none.
 */
export function TaxStatements({ whenEmpty = <Nothing /> }: { whenEmpty?: ReactNode }) {
  const query = useQuery(rows.statements.taxDeductions, { query: {} })
  useLooked(query.state === 'shown' ? query.value : none)
  return (
    <Queried
      query={query}
      loading={
        whenEmpty !== null && (
          <Loading label="Заявления загружаются">
            <Skeleton shape="card" css={outline} />
          </Loading>
        )
      }
      empty={(all) => (all.length === 0 ? (whenEmpty ?? <></>) : null)}
    >
      {(all) => (
        <ul role="list" css={list}>
          {all.map((statement) => (
            <Statement key={statement.statementId} statement={statement} />
          ))}
        </ul>
      )}
    </Queried>
  )
}

function Nothing() {
  return (
    <EmptyState title="Заявлений пока нет" icon={receipt}>
      Здесь появятся заявления на документы для вычета: их состояние и готовые справки.
    </EmptyState>
  )
}

function Statement({ statement }: { statement: TaxStatement }) {
  const { state, years, createdDate, registrationNumber, documents } = statement
  const { name, tone } = statementState(state)
  const isUnsigned = unsignedStates.some((one) => one === state)
  return (
    <Card as="li" css={card}>
      <h3>Документы для вычета за {years.toSorted((one, other) => one - other).join(', ')}</h3>
      <Badge tone={tone}>{name}</Badge>
      <p css={soft}>
        {[
          registrationNumber && `№\u00A0${registrationNumber}`,
          longDate(createdDate) && `${isUnsigned ? 'создано' : 'подано'} ${longDate(createdDate)}`,
        ]
          .filter(Boolean)
          .join('\u00A0· ')}
      </p>
      {isUnsigned && (
        <>
          <p>Без подписи заявление не подано, и фонд его не рассматривает. То, что вы подпишете, заменит его.</p>
          <ButtonLink kind="secondary" href={hrefs.taxDeduction}>
            Проверить и подписать
          </ButtonLink>
        </>
      )}
      {documents.length > 0 && (
        <ul role="list">
          {documents.map(({ fileId, title }) => (
            <KnownFile key={fileId} title={title} fileId={fileId} />
          ))}
        </ul>
      )}
    </Card>
  )
}
