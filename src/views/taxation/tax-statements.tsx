import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { KnownFile } from '#blocks/parts/known-file.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import type { TaxStatement } from '#domain/tax-statements.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { receipt } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLooked } from '#system/react/use-statement-news.ts'
import { TaxStatementCard } from './tax-statement-card.tsx'

const list = css`${stack(16)}`
const papers = css`width: 100%;`
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
            <TaxStatementCard key={statement.statementId} statement={statement}>
              <Papers documents={statement.documents} />
            </TaxStatementCard>
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

function Papers({ documents }: Pick<TaxStatement, 'documents'>) {
  return (
    documents.length > 0 && (
      <ul role="list" css={papers}>
        {documents.map(({ fileId, title }) => (
          <KnownFile key={fileId} title={title} fileId={fileId} />
        ))}
      </ul>
    )
  )
}
