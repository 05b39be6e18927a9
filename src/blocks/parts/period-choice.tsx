import { css } from '@emotion/react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Period } from '#domain/investment.ts'
import type { QueryState } from '#system/react/use-query.ts'
import { Choice } from './choice.tsx'

/* As high as the control that comes here: its label, its frame and the line under it. */
const place = css`height: calc(1.5rem + 4px + var(--control-height) + 1.25rem + 4px); padding-top: 1.75rem; > span { height: var(--control-height); }`
const apart = css`color: var(--ink-soft); font-size: var(--type-14); padding-bottom: 1.5rem; > button { margin-top: 4px; }`

type PeriodChoiceProps = {
  query: QueryState<readonly Period[]>
  /** The chosen day; null is the last one. */
  date: string | null
  onPick: (date: string | null) => void
}

/** Chooses the day that figures are of; where the other days cannot be had, the last one is still shown. */
export function PeriodChoice({ query, date, onPick }: PeriodChoiceProps) {
  if (query.state === 'loading') return <div css={place} aria-hidden="true"><Skeleton /></div>
  if (query.state === 'failed') {
    return <div css={apart} role="status">Другие даты сейчас недоступны.<br /><Button kind="secondary" onClick={query.retry}>Загрузить даты</Button></div>
  }
  const [last] = query.value
  return (
    <Choice
      label="На какую дату"
      value={date ?? last?.periodDate ?? ''}
      options={query.value.map(({ periodDate, label }) => ({ value: periodDate, label }))}
      onPick={(picked) => onPick(picked === last?.periodDate ? null : picked)}
    />
  )
}
