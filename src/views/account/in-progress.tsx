import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import { openStates } from '#domain/statement-states.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { columns, stack } from '#ui/layout.ts'
import { RedemptionCard } from '../services/redemption-card.tsx'
import { DeviceDrafts } from '../statements/device-drafts.tsx'
import { useDeviceDrafts } from '../statements/use-device-drafts.ts'

const part = css`${stack(16)}`
const cards = css`${columns(380, 16)}`

/** Drafts and statements that the fund has not done with yet, each with the way on; nothing where there are none. */
export function InProgress() {
  const query = useQuery(rows.statements.redemptions, { query: { states: openStates } })
  const hasDrafts = useDeviceDrafts().length > 0
  if (query.state === 'loading' || (query.state === 'shown' && query.value.length === 0 && !hasDrafts)) return null
  return (
    <section css={part} aria-labelledby="in-progress">
      <h2 id="in-progress">Заявления и черновики</h2>
      <DeviceDrafts />
      <Queried query={query} loading={null} empty={(all) => (all.length === 0 ? <></> : null)}>
        {(all) => (
          <ul role="list" css={cards}>
            {all.map((statement) => (
              <RedemptionCard key={statement.statementId} statement={statement} />
            ))}
          </ul>
        )}
      </Queried>
    </section>
  )
}
