import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { longDate } from '#domain/dates.ts'
import type { Day } from '#domain/moscow-day.ts'
import { recentMoment } from '#domain/recent-moment.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { row } from '#ui/layout.ts'

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
  /** `DeleteDraft`, where it can be deleted here. */
  deletion?: ReactNode
  as?: 'div' | 'li' | undefined
}

/** A statement that was begun: where it was left, until when it is kept, the way on; and how it is given up. */
export function DraftCard(props: DraftCardProps) {
  const { title, children, step, changedAt, expires, today, onward, deletion, as } = props
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
        {deletion}
      </div>
    </Card>
  )
}
