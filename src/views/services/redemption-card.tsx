import { css } from '@emotion/react'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { formatRubles } from '#domain/money.ts'
import { redemptionSteps } from '#domain/redemption-steps.ts'
import { askedSum, type RedemptionStatement } from '#domain/redemption-statements.ts'
import { statementState } from '#domain/statement-states.ts'
import { redemptionTitle } from '#domain/statement-titles.ts'
import { useToday } from '#system/react/use-today.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { DraftCard } from '../statements/draft-card.tsx'
import { DraftRemoval } from '../statements/draft-removal.tsx'
import { stepAt } from '../statements/step-at.ts'
import { stepTitles } from '../redemption-wizard/step-titles.ts'
import { Timeline } from '../statements/timeline.tsx'

const card = css`
  display: grid; gap: 12px; justify-items: start;
  h3 { font-size: var(--type-18); }
  details { width: 100%; border: 0; }
  summary { min-height: 2.75rem; padding: 8px 0; font-size: 1rem; }
`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** One redemption statement: its state, what is asked for, what has happened, and the way on with a draft (4.7-01). */
export function RedemptionCard({ statement }: { statement: RedemptionStatement }) {
  const { statementId, state, contracts, createdDate, changedDate, expireDate, currentStep, history } = statement
  const { name, tone } = statementState(state)
  const today = useToday()
  const last = history.at(-1)
  const subject = (
    <>
      {last?.comment && <p>{last.comment}.</p>}
      <p>
        {contracts.map(({ contractNumber }) => `Договор №\u00A0${contractNumber}`).join(', ')}
        {contracts.length > 0 && `, ${formatRubles(askedSum(statement))} до вычета налога`}
      </p>
    </>
  )
  if (state === 'draft')
    return (
      <DraftCard
        as="li"
        title={redemptionTitle}
        changedAt={changedDate ?? createdDate}
        expires={expireDate}
        today={today}
        step={stepAt(redemptionSteps, stepTitles, currentStep ?? '')}
        onward={<ButtonLink href={hrefs.redemption}>Продолжить</ButtonLink>}
        deletion={<DraftRemoval draft={{ statement: 'redemption', statementId, title: redemptionTitle }} />}
      >
        {subject}
      </DraftCard>
    )
  return (
    <Card as="li" css={card}>
      <h3>{redemptionTitle}</h3>
      <Badge tone={tone}>{name}</Badge>
      {subject}
      <p css={soft}>Создано {longDate(createdDate)}</p>
      <ButtonLink kind="secondary" href={statementHrefs.filedRedemption(statementId)}>
        Открыть заявление
      </ButtonLink>
      <Disclosure title="Что происходило">
        <Timeline history={history} />
      </Disclosure>
    </Card>
  )
}
