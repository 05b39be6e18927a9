import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import { formatRubles } from '#domain/money.ts'
import { askedSum, type RedemptionStatement } from '#domain/redemption-statements.ts'
import { filedStates, statementState } from '#domain/statement-states.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { receipt } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { together } from '#system/react/together.ts'

const list = css`${stack(16)} max-width: 52rem;`
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
const outline = css`height: 9rem;`

/** The client's redemption statements: the drafts first, then those that were filed (4.7-01). */
export function Redemptions() {
  const drafts = useQuery(rows.statements.redemptions, { query: { states: ['draft'] } })
  const filed = useQuery(rows.statements.redemptions, { query: { states: filedStates } })
  return (
    <Queried
      query={together([drafts, filed])}
      loading={
        <Loading label="Заявления загружаются" css={list}>
          <Skeleton shape="card" css={outline} />
        </Loading>
      }
      empty={(lists) =>
        lists.every((one) => one?.length === 0) ? (
          <EmptyState title="Заявлений пока нет" icon={receipt}>
            Здесь появятся черновики и поданные заявления: их состояние, сроки и что было раньше.
          </EmptyState>
        ) : null
      }
    >
      {(lists) => (
        <ul role="list" css={list}>
          {lists
            .flatMap((one) => one ?? [])
            .map((statement) => (
              <Statement key={statement.statementId} statement={statement} />
            ))}
        </ul>
      )}
    </Queried>
  )
}

function Statement({ statement }: { statement: RedemptionStatement }) {
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
