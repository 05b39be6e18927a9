import { css } from '@emotion/react'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Button } from '#ui/button.tsx'
import { Begun, ServiceState, ServiceStateAwaited } from './service-state.tsx'

const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** Whether a redemption may be asked for now, and if not, why, in the service's words (4.7-04). */
export function RedemptionAvailability() {
  const query = useQuery(rows.statements.canSubmitRedemption, {})
  if (query.state === 'loading') return <ServiceStateAwaited />
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
  if (canContinue) return <Begun />
  return canSubmitNew ? (
    <ServiceState tone="good" state="Можно подать" />
  ) : (
    <ServiceState state="Сейчас подать нельзя">{reason}</ServiceState>
  )
}
