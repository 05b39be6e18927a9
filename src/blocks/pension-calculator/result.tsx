import { css } from '@emotion/react'
import { monthlyPayment, type YearEnd } from '#domain/forecast.ts'
import { yearsToPayout, type Plan } from '#domain/forecast/plan.ts'
import { payout } from '#domain/pds-rules.ts'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { figures, stack } from '#ui/layout.ts'
import { BlockHeading } from '../kit/heading.tsx'
import { terms } from './settings.ts'
import { inYears, rubles, toAge, wholeTotal } from './text.ts'

const parts = [figures, stack(20)]
const head = css`h2, h3, h4 { font-size: var(--type-18); font-weight: 500; }`
const sum = css`
  margin-top: 4px; color: var(--link); font-size: clamp(var(--type-28), 1.1rem + 3vw, var(--type-48)); font-weight: 600; line-height: 1.15;
  letter-spacing: -.02em; overflow-wrap: anywhere;
`
const today = css`color: var(--ink-soft); font-size: var(--type-18);`
/* Two lines are kept, so that nothing moves while a slider does. */
const about = css`min-height: 3rem; margin-top: 8px; color: var(--ink-soft);`
const payment = css`
  display: grid; gap: 12px; padding-top: 20px; border-top: 1px solid var(--line);
  > fieldset > [aria-live]:empty { min-height: 0; margin: 0; }
`
/* Four of them stand in one row or in two of two. */
const inPairs = css`--segment: 7.5rem;`
const monthly = css`font-size: var(--type-22); font-weight: 600; line-height: 1.25; > span { display: block; color: var(--ink-soft); font-size: var(--type-16); font-weight: 400; }`

/** Whether payments may begin when the saving ends. */
function whenPaid({ mode, sex, age, years }: Plan): string {
  if (years >= yearsToPayout(mode, sex, age)) return 'К этому времени выплаты уже можно получать.'
  const grounds =
    mode === 'public'
      ? `через ${inYears(payout.years)} участия или с ${payout.age[sex]} лет`
      : `с ${payout.age[sex]} лет`
  return `Выплаты положены ${grounds}, раньше — только в особых жизненных ситуациях.`
}

const choices = terms.map((years) => ({ value: years, label: inYears(years) }))

type ResultProps = { plan: Plan; end: YearEnd; term: number; onTerm: (term: number) => void }

/** What it comes to: the sum, the same in today's money, and what could be paid a month. */
export function Result({ plan, end, term, onTerm }: ResultProps) {
  return (
    <div css={parts}>
      <div css={head}>
        <BlockHeading>
          Через {inYears(plan.years)}, {toAge(plan.age + plan.years)}, ориентировочно
        </BlockHeading>
        <p css={sum}>{rubles(wholeTotal(end))}</p>
        <p css={today}>{rubles(end.today)} в сегодняшних деньгах</p>
        <p css={about}>{whenPaid(plan)}</p>
      </div>
      <div css={payment}>
        <ChoiceGroup
          css={inPairs}
          label="Получать выплату в течение"
          inline
          value={term}
          onPick={onTerm}
          options={choices}
        />
        <p css={monthly}>
          {rubles(monthlyPayment(end.total, term))} в месяц
          <span>{rubles(monthlyPayment(end.today, term))} в сегодняшних деньгах</span>
        </p>
      </div>
    </div>
  )
}
