import { css } from '@emotion/react'
import { useMemo } from 'react'
import { Queried } from '#blocks/parts/queried.tsx'
import { filedStates } from '#domain/statement-states.ts'
import { redemptionTitle } from '#domain/statement-titles.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { columns, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { MissingStatement } from '../statements/missing-statement.tsx'
import { useLooked } from '#system/react/use-statement-news.ts'
import { useStatementId } from '../statements/use-statement-id.ts'
import { FiledRedemption } from './filed-redemption.tsx'

const page = css`${stack(16)}`
const outline = css`${columns(340, 16)}`
const card = css`height: 20rem;`

/** What the browser's tab is called. */
export const tabTitle = redemptionTitle

/** One redemption that has been filed, by the id in the address. */
export function Page() {
  const id = useStatementId()
  const query = useQuery(rows.statements.redemptions, { query: { states: filedStates } })
  const found = 'value' in query ? query.value.find(({ statementId }) => statementId === id) : undefined
  const looked = useMemo(() => (found ? [found] : []), [found])
  useLooked(looked)
  if ('value' in query && !found) return <MissingStatement />
  return (
    <div css={page}>
      <PageHeading>{tabTitle}</PageHeading>
      <Queried
        query={query}
        loading={
          <Loading label="Заявление загружается" css={outline}>
            <Skeleton shape="card" css={card} count={2} />
          </Loading>
        }
      >
        {() => found && <FiledRedemption statement={found} />}
      </Queried>
    </div>
  )
}
