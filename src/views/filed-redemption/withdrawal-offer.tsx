import { css } from '@emotion/react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { longDate } from '#domain/dates.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Button } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ActionLink } from './action-link.tsx'

const part = css`${stack(12)} justify-items: start;`
const outline = css`&& { height: 6.75rem; }`
const soft = css`color: var(--ink-soft);`

/** Whether the statement may still be taken back: until which day, or why not, in the services' words (4.7-03). */
export function WithdrawalOffer({ statementId }: { statementId: string }) {
  const query = useQuery(rows.statements.canWithdraw, { query: { statementId } })
  const blocked = useOperatorReason('отозвать заявление нельзя')
  if (query.state === 'loading')
    return (
      <Loading label="Узнаём, можно ли отозвать заявление">
        <Skeleton css={outline} />
      </Loading>
    )
  if (query.state === 'failed')
    return (
      <div css={part} role="status">
        <p>
          Можно ли отозвать заявление, узнать не удалось. <FaultText fault={query.fault} />
        </p>
        <Button kind="secondary" busy={query.isRetrying} onClick={query.retry}>
          Проверить ещё раз
        </Button>
      </div>
    )
  const { canClientRejected, reason, deadline } = query.value
  if (!canClientRejected) return <p>{reason ?? 'Отозвать заявление уже нельзя.'}</p>
  const until = longDate(deadline)
  return (
    <div css={part}>
      <p css={soft}>
        {until ? `Отозвать заявление можно до ${until}.` : 'Заявление ещё можно отозвать.'} Деньги останутся на
        пенсионном счёте.
      </p>
      <div data-print="no">
        <ActionLink kind="secondary" href={statementHrefs.withdrawal(statementId)} blocked={blocked}>
          Отозвать заявление
        </ActionLink>
      </div>
    </div>
  )
}
