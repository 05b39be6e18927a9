import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import { statementState, unsignedStates } from '#domain/statement-states.ts'
import type { TaxStatement } from '#domain/tax-statements.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'

const card = css`${stack(8)} justify-items: start; h3 { font-size: var(--type-18); }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

type TaxStatementCardProps = {
  statement: TaxStatement
  /** What may be done with one that is signed, or what has come of it. */
  children?: ReactNode
}

/** One order of the papers for a deduction: its state, and the way on where it has not been signed (4.7-01). */
export function TaxStatementCard({ statement, children }: TaxStatementCardProps) {
  const { state, years, createdDate, registrationNumber } = statement
  const { name, tone } = statementState(state)
  const isUnsigned = unsignedStates.some((one) => one === state)
  return (
    <Card as="li" css={card}>
      <h3>Документы для вычета за {years.toSorted((one, other) => one - other).join(', ')}</h3>
      <Badge tone={tone}>{name}</Badge>
      <p css={soft}>
        {[
          registrationNumber && `№\u00A0${registrationNumber}`,
          longDate(createdDate) && `${isUnsigned ? 'создано' : 'подано'} ${longDate(createdDate)}`,
        ]
          .filter(Boolean)
          .join('\u00A0· ')}
      </p>
      {isUnsigned ? (
        <>
          <p>Без подписи заявление не подано, и фонд его не рассматривает. То, что вы подпишете, заменит его.</p>
          <ButtonLink kind="secondary" href={hrefs.taxDeduction}>
            Проверить и подписать
          </ButtonLink>
        </>
      ) : (
        children
      )}
    </Card>
  )
}
