import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Period } from '#domain/investment.ts'
import { portfolioNames } from '#domain/portfolios.ts'
import type { QueryState } from '#system/react/use-query.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { usePortfolioName } from './use-portfolio-name.ts'

/* Nothing that is chosen here can be wrong, so the line that a field keeps for its error is given back. */
const choices = css`
  display: flex; flex-wrap: wrap; gap: 0 24px; align-items: start; margin-bottom: -1rem;
  > * { flex: 0 1 18rem; }
  ${media.mobile} { > * { flex-basis: 100%; } }
`

/** The controls over figures that choose what they are of; paper says it in their captions. */
export function Choices({ children }: { children: ReactNode }) {
  return (
    <div css={choices} data-print="no">
      {children}
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onPick: (value: string) => void
}

/** One such control; where there is nothing to choose, it is not there. */
function Choice({ label, value, options, onPick }: ChoiceProps) {
  if (options.length < 2) return null
  return <Select label={label} value={value} options={options} onChange={(event) => onPick(event.target.value)} />
}

/** The line over figures that says of what day they are. */
export const dated = css`color: var(--ink-soft); font-size: var(--type-14);`

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
  if (query.state === 'loading')
    return (
      <div css={place} aria-hidden="true">
        <Skeleton />
      </div>
    )
  if (query.state === 'failed') {
    return (
      <div css={apart} role="status">
        Другие даты сейчас недоступны.
        <br />
        <Button kind="secondary" busy={query.isRetrying} onClick={query.retry}>
          Загрузить даты
        </Button>
      </div>
    )
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

type PortfolioChoiceProps = {
  /** Keys of those to choose from; all that the portal knows unless given. */
  portfolios?: readonly string[] | undefined
  /** What null stands for; without it one of the portfolios has to be chosen. */
  whole?: string | undefined
  value: string | null
  onPick: (portfolio: string | null) => void
}

/** Chooses a portfolio, or all of them. */
export function PortfolioChoice({
  portfolios = Object.keys(portfolioNames),
  whole,
  value,
  onPick,
}: PortfolioChoiceProps) {
  // What is shown is among what can be chosen, also where it is none of those that the portal knows.
  const offered = value && !portfolios.includes(value) ? [...portfolios, value] : portfolios
  const nameOf = usePortfolioName(offered)
  const options = offered.map((key) => ({ value: key, label: nameOf(key) }))
  return (
    <Choice
      label="Портфель"
      value={value ?? ''}
      options={whole === undefined ? options : [{ value: '', label: whole }, ...options]}
      onPick={(picked) => onPick(picked === '' ? null : picked)}
    />
  )
}
