import { css } from '@emotion/react'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const part = css`${stack(8)} justify-items: start; width: 100%;`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** Whether a redemption may be asked for now, and if not, why, in the service's words (4.7-04). */
export function RedemptionAvailability() {
  const query = useQuery(rows.statements.canSubmitRedemption, {})
  if (query.state === 'loading')
    return (
      <div css={part} aria-busy="true">
        <Skeleton />
      </div>
    )
  if (query.state === 'failed')
    return (
      <p css={soft} role="status">
        Можно ли подать сейчас, узнать не удалось.{' '}
        <Button kind="link" busy={query.isRetrying} onClick={query.retry}>
          Проверить ещё раз
        </Button>
      </p>
    )
  const { canSubmitNew, canContinue, reason } = query.value
  return (
    <div css={part}>
      <Badge tone={canContinue ? 'info' : canSubmitNew ? 'good' : 'neutral'}>
        {canContinue ? 'Есть черновик' : canSubmitNew ? 'Можно подать' : 'Сейчас подать нельзя'}
      </Badge>
      {!canContinue && !canSubmitNew && reason && <p css={soft}>{reason}</p>}
    </div>
  )
}
