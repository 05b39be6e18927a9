import { css } from '@emotion/react'
import { formatRubles } from '#domain/money.ts'
import type { OwnPlan } from '#domain/own-plan.ts'

const line = css`color: var(--ink-soft);`

/** Which of the client's own numbers the calculation has begun with; nothing where none has come. */
export function OwnFacts({ own: { starting, monthly } }: { own: OwnPlan }) {
  const facts = [
    starting !== undefined && `на счёте ${formatRubles(starting)}`,
    monthly !== undefined && `ваши взносы за прошлый год — ${formatRubles(monthly)} в\u00A0месяц`,
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <p css={line}>
      Расчёт начат с ваших данных: {facts.join(', ')}. Любое число можно изменить, на счёт это не влияет.
    </p>
  )
}
