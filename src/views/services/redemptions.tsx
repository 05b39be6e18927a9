import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import { filedStates } from '#domain/statement-states.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { receipt } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { together } from '#system/react/together.ts'
import { useLooked } from '#system/react/use-statement-news.ts'
import { useDeviceDrafts } from '../statements/use-device-drafts.ts'
import { RedemptionCard } from './redemption-card.tsx'

const list = css`${stack(16)} max-width: 52rem;`
const none: RedemptionStatement[] = []
const outline = css`height: 17.1rem;`

/** The client's redemption statements: the drafts first, then those that were filed (4.7-01). */
export function Redemptions() {
  const drafts = useQuery(rows.statements.redemptions, { query: { states: ['draft'] } })
  const filed = useQuery(rows.statements.redemptions, { query: { states: filedStates } })
  // They stand below: where there is one of them, it is not said that there is none.
  const others = useQuery(rows.statements.taxDeductions, { query: {} })
  useLooked(filed.state === 'shown' ? filed.value : none)
  const hasKept = useDeviceDrafts().length > 0
  const hasNoOthers = 'value' in others && others.value.length === 0 && !hasKept
  return (
    <Queried
      query={together([drafts, filed])}
      loading={
        <Loading label="Заявления загружаются" css={list}>
          <Skeleton shape="card" css={outline} />
        </Loading>
      }
      empty={(lists) =>
        lists.some((one) => one?.length !== 0) ? null : hasNoOthers ? (
          <EmptyState title="Заявлений пока нет" icon={receipt}>
            Здесь появятся черновики и поданные заявления: их состояние, сроки и что было раньше.
          </EmptyState>
        ) : (
          <></>
        )
      }
    >
      {(lists) => (
        <ul role="list" css={list}>
          {lists
            .flatMap((one) => one ?? [])
            .map((statement) => (
              <RedemptionCard key={statement.statementId} statement={statement} />
            ))}
        </ul>
      )}
    </Queried>
  )
}
