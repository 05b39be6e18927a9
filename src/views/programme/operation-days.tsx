import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import { longDate } from '#domain/dates.ts'
import { formatSignedRubles } from '#domain/money.ts'
import type { byDay } from '#domain/operations.ts'
import { signedAmount, type TransactionGroup } from '#domain/programme.ts'
import { Button } from '#ui/button.tsx'
import { OperationDocument } from './operation-document.tsx'

const list = css`
  > li { padding-block: 12px; }
  > li + li { border-top: 1px solid var(--line); }
  h3 { color: var(--ink-soft); font-size: var(--type-14); font-weight: 500; }
  li li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; align-items: baseline; padding-top: 8px; overflow-wrap: anywhere; }
  small { grid-column: 1 / -1; color: var(--ink-soft); font-size: var(--type-14); }
  data { font-weight: 500; font-variant-numeric: tabular-nums; text-align: end; }
  .in { color: var(--good); }
`
const across = css`grid-column: 1 / -1; &:empty { display: none; }`
const named = css`justify-self: start; text-align: start;`

type OperationDaysProps = { days: ReturnType<typeof byDay<TransactionGroup>> }

/** Some days of a statement with their operations. */
export function OperationDays({ days }: OperationDaysProps) {
  const nameOf = usePortfolioName(days.flatMap(({ operations }) => operations.map(({ portfolio }) => portfolio)))
  return (
    <ul role="list" css={list}>
      {days.map(({ day, operations }) => (
        <li key={day}>
          <h3>
            <time dateTime={day}>{longDate(day)}</time>
          </h3>
          <ul role="list">
            {operations.map((group) => (
              <Operation key={group.groupId} group={group} portfolio={nameOf(group.portfolio)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Operation({ group, portfolio }: { group: TransactionGroup; portfolio: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const amount = signedAmount(group)
  const document = group.transactions.find(({ idDocument }) => idDocument)?.idDocument
  const purposes = [...new Set(group.transactions.map(({ purpose }) => purpose).filter(Boolean))]
  return (
    <li>
      {document ? (
        <Button
          kind="link"
          css={named}
          data-print="words"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {group.title}
        </Button>
      ) : (
        <span>{group.title}</span>
      )}
      <data value={amount} className={amount > 0 ? 'in' : undefined}>
        {formatSignedRubles(amount)}
      </data>
      <small>{[portfolio, ...purposes].join('\u00A0· ')}</small>
      <div css={across} id={id}>
        {isOpen && document && <OperationDocument id={document} direction={group.direction} />}
      </div>
    </li>
  )
}
