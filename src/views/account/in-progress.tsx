import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import * as hrefs from '#domain/hrefs.ts'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import { openStates } from '#domain/statement-states.ts'
import type { TaxStatement } from '#domain/tax-statements.ts'
import { together } from '#system/react/together.ts'
import { rows, useQuery, type QueryState } from '#system/react/use-query.ts'
import { columns, stack } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'
import { RedemptionCard } from '../services/redemption-card.tsx'
import { DeviceDrafts } from '../statements/device-drafts.tsx'
import { useDeviceDrafts } from '../statements/use-device-drafts.ts'
import { TaxStatementCard } from '../taxation/tax-statement-card.tsx'

const part = css`${stack(16)}`
const cards = css`${columns(380, 16)}`
const arrived = <Of,>(query: QueryState<readonly Of[]>): readonly Of[] => (query.state === 'shown' ? query.value : [])
const isOpen = ({ state }: TaxStatement) => openStates.some((one) => one === state)

/** Drafts and statements that the fund has not done with yet, each with the way on; nothing where there are none. */
export function InProgress() {
  const redemptions = useQuery(rows.statements.redemptions, { query: { states: openStates } })
  const ordered = useQuery(rows.statements.taxDeductions, { query: {} })
  const query = together<readonly (RedemptionStatement | TaxStatement)[]>([redemptions, ordered])
  const orders = arrived(ordered).filter(isOpen)
  const isNothing = arrived(redemptions).length + orders.length === 0
  const hasDrafts = useDeviceDrafts().length > 0
  if (query.state === 'loading' || (query.state === 'shown' && isNothing && !hasDrafts)) return null
  return (
    <section css={part} aria-labelledby="in-progress">
      <h2 id="in-progress">Заявления и черновики</h2>
      <DeviceDrafts />
      <Queried query={query} loading={null} empty={() => (isNothing ? <></> : null)}>
        {() => (
          <ul role="list" css={cards}>
            {arrived(redemptions).map((statement) => (
              <RedemptionCard key={statement.statementId} statement={statement} />
            ))}
            {orders.map((statement) => (
              <TaxStatementCard key={statement.statementId} statement={statement}>
                <TextLink href={hrefs.taxation}>Следить за заявлением</TextLink>
              </TaxStatementCard>
            ))}
          </ul>
        )}
      </Queried>
    </section>
  )
}
