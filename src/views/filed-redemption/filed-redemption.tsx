import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import { formatRubles } from '#domain/money.ts'
import { counted } from '#domain/plural.ts'
import { askedSum, type RedemptionStatement } from '#domain/redemption-statements.ts'
import { reviewTerm } from '#domain/review-term.ts'
import { reviewStates, statementState, unsignedStates } from '#domain/statement-states.ts'
import { useToday } from '#system/react/use-today.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { columns, stack, steady } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { contractItems } from '../statements/contract-items.ts'
import { NextSteps } from '../statements/next-steps.tsx'
import { Timeline } from '../statements/timeline.tsx'
import { SignedDocument } from '../statements/signed-document.tsx'
import { nextOf } from './next-of.ts'
import { SupplementCall } from './supplement-call.tsx'
import { WithdrawalOffer } from './withdrawal-offer.tsx'

const page = stack(16)
const sides = css`${columns(340, 16)} align-items: start;`
const card = css`
  ${stack(12)} break-inside: avoid;
  h2 { font-size: var(--type-18); }
  @media print { box-shadow: none; }
`
const number = css`font-weight: 600; overflow-wrap: anywhere;`
const badge = css`justify-self: start;`
const isAmong = (states: readonly string[], one: string) => states.includes(one)

/** A redemption that has been filed: what it is, how it stands, what happens next, and what may still be done. */
export function FiledRedemption({ statement }: { statement: RedemptionStatement }) {
  const { statementId, state: now, documentId, history } = statement
  const { name, tone } = statementState(now)
  const isUnsigned = isAmong(unsignedStates, now)
  return (
    <div css={page}>
      <Badge css={badge} tone={tone}>
        {name}
      </Badge>
      {now === 'needSupplement' && <SupplementCall statement={statement} />}
      <Overdue statement={statement} />
      <div css={sides}>
        <div css={page}>
          <Part id="statement" title="О чём заявление">
            <Facts statement={statement} hasTerm={isAmong(reviewStates, now)} />
          </Part>
          <Part id="next" title="Что дальше">
            <NextSteps steps={nextOf(now)} />
            {(isUnsigned || now === 'clientRejected' || now === 'rejected') && (
              <div data-print="no">
                <ButtonLink kind="secondary" href={hrefs.redemption}>
                  {isUnsigned ? 'Продолжить и подписать' : 'Подать новое заявление'}
                </ButtonLink>
              </div>
            )}
            <p>
              Вопросы: <HotlineLink />.
            </p>
          </Part>
        </div>
        <div css={[steady, page]}>
          <Part id="history" title="Что происходило">
            <Timeline history={history} />
          </Part>
          {documentId && (
            <Part id="signed" title="Подписанный документ">
              <SignedDocument documentId={documentId} />
            </Part>
          )}
          {!isUnsigned && now !== 'clientRejected' && (
            <Part id="withdrawal" title="Если вы передумали">
              <WithdrawalOffer statementId={statementId} />
            </Part>
          )}
        </div>
      </div>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" css={card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}

type FactsProps = { statement: RedemptionStatement; hasTerm: boolean }

function Facts({ statement, hasTerm }: FactsProps) {
  const { registrationNumber, registrationDate, reviewTermDays, contracts, createdDate } = statement
  const term = reviewTerm(statement, useToday())
  const day = longDate(registrationDate)
  return (
    <DefinitionList
      items={[
        {
          term: 'Номер',
          value: registrationNumber ? <span css={number}>{registrationNumber}</span> : 'Фонд его ещё не назвал',
        },
        day ? { term: 'Подано', value: day } : { term: 'Создано', value: longDate(createdDate) },
        ...contractItems(contracts),
        { term: 'Всего до вычета налога', value: formatRubles(askedSum(statement)) },
        ...(hasTerm
          ? [
              {
                term: 'Срок рассмотрения',
                value: term
                  ? `До ${longDate(term.until)}: ${counted(reviewTermDays ?? 0, 'день', 'дня', 'дней')} со дня подачи`
                  : 'Назван в договоре и пенсионных правилах',
              },
            ]
          : []),
      ]}
    />
  )
}

/** The fund has had its time: it is said, and whom to ask. */
function Overdue({ statement }: { statement: RedemptionStatement }) {
  const term = reviewTerm(statement, useToday())
  if (!term?.isOverdue) return null
  return (
    <Notice tone="warn" title="Срок рассмотрения прошёл">
      <p>
        Фонд должен был ответить до {longDate(term.until)}. Спросите, что с заявлением: <HotlineLink />.
      </p>
    </Notice>
  )
}
