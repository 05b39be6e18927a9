import { css } from '@emotion/react'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import { formatRubles } from '#domain/money.ts'
import { askedSum, type RedemptionStatement } from '#domain/redemption-statements.ts'
import { statementState } from '#domain/statement-states.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'

const card = css`
  display: grid; gap: 12px; justify-items: start;
  h3 { font-size: var(--type-18); }
  details { width: 100%; border: 0; }
  summary { min-height: 2.75rem; padding: 8px 0; font-size: 1rem; }
`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const steps = css`
  display: grid; gap: 12px; padding-left: 16px; border-left: 2px solid var(--line);
  time { display: block; font-size: var(--type-14); }
  strong { color: var(--ink); font-weight: 500; }
`

/** One redemption statement: its state, what is asked for, what has happened, and the way on with a draft (4.7-01). */
export function RedemptionCard({ statement }: { statement: RedemptionStatement }) {
  const { state, contracts, createdDate, changedDate, expireDate, history } = statement
  const { name, tone } = statementState(state)
  const isDraft = state === 'draft'
  const last = history.at(-1)
  return (
    <Card as="li" css={card}>
      <h3>Заявление на выкуп</h3>
      <Badge tone={tone}>{name}</Badge>
      {last?.comment && <p>{last.comment}.</p>}
      <p>
        {contracts.map(({ contractNumber }) => `Договор №\u00A0${contractNumber}`).join(', ')}
        {contracts.length > 0 && `, ${formatRubles(askedSum(statement))} до вычета налога`}
      </p>
      <p css={soft}>
        {isDraft ? `Изменено ${longDate(changedDate ?? createdDate)}` : `Создано ${longDate(createdDate)}`}
        {isDraft && longDate(expireDate) && ` · хранится до ${longDate(expireDate)}`}
      </p>
      {isDraft ? (
        <ButtonLink href={hrefs.redemption}>Продолжить</ButtonLink>
      ) : (
        <Disclosure title="Что происходило">
          <ol css={steps} role="list">
            {history.toReversed().map((step) => (
              <li key={`${step.state} ${step.date}`}>
                <time dateTime={step.date}>{longDate(step.date)}</time>
                <strong>{statementState(step.state).name}</strong>
                {step.comment && `. ${step.comment}`}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Card>
  )
}
