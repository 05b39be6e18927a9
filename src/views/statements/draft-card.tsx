import { css } from '@emotion/react'
import { useState, type ReactNode } from 'react'
import { longDate } from '#domain/dates.ts'
import type { Day } from '#domain/moscow-day.ts'
import { recentMoment } from '#domain/recent-moment.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureLine } from '#ui/failure-line.tsx'
import { row } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'

/** Asked by a press only: it comes after the page. */
const DraftQuestion = lazyWithFallback(async () => (await import('./draft-question.tsx')).DraftQuestion)

const card = css`display: grid; gap: 12px; justify-items: start; h3 { font-size: var(--type-18); }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const actions = row(12)

export type DraftCardProps = {
  /** Which statement it is. */
  title: string
  /** What it is about: contracts, a sum. */
  children?: ReactNode
  /** Where it was left. */
  step?: { number: number; count: number; label: string } | undefined
  changedAt: string
  /** The last day on which it is kept. */
  expires?: string | null | undefined
  today: Day
  /** The button or link that leads on with it. */
  onward: ReactNode
  onDelete?: (() => void) | undefined
  isDeleting?: boolean | undefined
  /** Why it was not deleted, as a sentence. */
  failure?: string | undefined
  /** Why it cannot be deleted. */
  blocked?: string | undefined
  as?: 'div' | 'li' | undefined
}

/** A statement that was begun: where it was left, until when it is kept, the way on; it is deleted only after a question. */
export function DraftCard(props: DraftCardProps) {
  const {
    title,
    children,
    step,
    changedAt,
    expires,
    today,
    onward,
    onDelete,
    isDeleting,
    failure: reason,
    blocked,
    as,
  } = props
  const [isAsked, setAsked] = useState(false)
  const until = longDate(expires)
  return (
    <Card as={as} css={card}>
      <h3>{title}</h3>
      <Badge>Черновик</Badge>
      {children}
      {step && (
        <p>
          Шаг {step.number} из {step.count}: {step.label}
        </p>
      )}
      <p css={soft}>
        Изменено {recentMoment(changedAt, today)}
        {until && ` · хранится до ${until}`}
      </p>
      <div css={actions} data-print="no">
        {onward}
        {onDelete && (
          <Button
            kind="quiet"
            busy={isDeleting}
            blocked={blocked}
            aria-label={`Удалить черновик: ${title}`}
            onClick={() => blocked === undefined && setAsked(true)}
          >
            Удалить
          </Button>
        )}
      </div>
      <FailureLine reason={reason} />
      {isAsked && onDelete && <DraftQuestion title={title} onClose={() => setAsked(false)} onDelete={onDelete} />}
    </Card>
  )
}
