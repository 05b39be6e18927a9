import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { longDate } from '#domain/dates.ts'
import { useSuccessFocus } from '#forms/use-success-focus.ts'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { success } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { NextSteps } from './next-steps.tsx'

const card = css`
  ${stack(20)} max-width: 48rem;
  h2:focus { outline: none; }
  h3 { margin-bottom: 8px; font-size: var(--type-18); }
  @media print { border: 0; padding: 0; box-shadow: none; }
`
const head = css`display: flex; gap: 12px; align-items: flex-start; > svg { margin-top: 2px; color: var(--good); }`
const number = css`font-weight: 600; overflow-wrap: anywhere;`

export type ReceiptProps = {
  title?: string | undefined
  /** Null until the fund has given one. */
  number: string | null
  date: string | null
  /** Until when the fund answers or pays, in words; null where there is nothing to wait for. */
  term: string | null
  /** What happens next, a sentence a step. */
  next: readonly string[]
  /** The signed document, as a way to it. */
  document?: ReactNode
  /** Where one can go from here. */
  children?: ReactNode
}

/** A statement was filed: its number and day, the term, what happens next and what was signed. It takes the focus from what was signed with. */
export function Receipt({
  title = 'Заявление подано',
  number: registered,
  date,
  term,
  next: steps,
  document,
  children,
}: ReceiptProps) {
  const headingId = useId()
  const heading = useSuccessFocus<HTMLHeadingElement>()
  return (
    <Card as="section" css={card} aria-labelledby={headingId}>
      <div css={head}>
        <Icon path={success} />
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <DefinitionList
        items={[
          {
            term: 'Номер',
            value: registered ? <span css={number}>{registered}</span> : 'Появится после регистрации в фонде',
          },
          ...(longDate(date) ? [{ term: 'Дата', value: longDate(date) }] : []),
          ...(term ? [{ term: 'Срок', value: term }] : []),
        ]}
      />
      <div>
        <h3>Что дальше</h3>
        <NextSteps steps={steps} />
      </div>
      {document && (
        <div>
          <h3>Подписанный документ</h3>
          {document}
        </div>
      )}
      {children}
    </Card>
  )
}
