import { css } from '@emotion/react'
import { useRef, type RefObject } from 'react'
import type { ReportOrder } from '#domain/reports.ts'
import { scopeOf } from '#domain/tasks.ts'
import { useAsk, useTask, useTasks } from '#system/react/use-task.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { BlockHeading } from '../kit/heading.tsx'
import { TaskProgress } from '../parts/task-progress.tsx'
import { ContributionsOrder } from './contributions-order.tsx'
import type { ReportKind } from '../reports.tsx'
import { StatementOrder } from './statement-order.tsx'

const list = css`${stack(24)} max-width: 52rem;`
const card = css`${stack(12)} h2, h3, h4 { font-size: var(--type-22); }`
const about = css`color: var(--ink-soft);`

const kinds = {
  'account-statement': {
    orderKind: 'accountStatement',
    title: 'Выписка по счёту',
    name: 'Выписка',
    Order: StatementOrder,
    text: 'Остаток, взносы, выплаты и инвестиционный доход за выбранные дни. Файл PDF.',
  },
  'tax-deduction': {
    orderKind: 'taxDeduction',
    title: 'Справка об уплаченных взносах',
    name: 'Справка',
    Order: ContributionsOrder,
    text: 'Ваши собственные взносы за год: пригодится для налогового вычета. Файл PDF.',
  },
} as const

/** Reports that a client orders, several at once (4.6-01); they go on while the client walks about the account (4.6-02). */
export function ReportOrders({ kinds: offered }: { kinds: readonly ReportKind[] }) {
  return (
    <div css={list}>
      {offered.map((kind) => (
        <ReportCard key={kind} kind={kind} />
      ))}
    </div>
  )
}

/** Reports of one kind: what they are ordered with, and how those that were ordered are getting on, the newest first. */
function ReportCard({ kind }: { kind: ReportKind }) {
  const { orderKind, title, text, name, Order } = kinds[kind]
  const ask = useAsk()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card css={card}>
      <BlockHeading ref={heading} tabIndex={-1}>
        {title}
      </BlockHeading>
      <p css={about}>{text}</p>
      <Order onOrder={(order) => ask({ kind: 'report', order })} />
      <OrderedReports kind={orderKind} name={name} returnFocusTo={heading} />
    </Card>
  )
}

type OrderedReportsProps = {
  kind: ReportOrder['kind']
  /** What one of them is called. */
  name: string
  returnFocusTo: RefObject<HTMLElement | null>
  /** Those of one agreement alone. */
  agreementId?: string
}

/** Reports of one kind that were ordered, the newest first, and how they are getting on. */
export function OrderedReports({ kind, name, returnFocusTo, agreementId }: OrderedReportsProps) {
  const orders = useTasks().flatMap(({ id, work }) =>
    work.kind === 'report' &&
    work.order.kind === kind &&
    (agreementId === undefined || (work.order.kind === 'accountStatement' && work.order.agreementId === agreementId))
      ? [{ id, order: work.order }]
      : [],
  )
  if (orders.length === 0) return null
  return (
    <ul role="list">
      {orders.toReversed().map(({ id, order }) => (
        <ReportRow key={id} name={name} order={order} returnFocusTo={returnFocusTo} />
      ))}
    </ul>
  )
}

const row = css`padding-block: 12px; & + & { border-top: 1px solid var(--line); }`

/** One report that was ordered: what it is about, and how it is getting on. */
function ReportRow({
  name,
  order,
  returnFocusTo,
}: {
  name: string
  order: ReportOrder
  returnFocusTo: RefObject<HTMLElement | null>
}) {
  const task = useTask({ kind: 'report', order })
  const title = `${name} ${scopeOf(order)}`
  return (
    <li css={row}>
      <p>{title}</p>
      <TaskProgress title={title} task={task} returnFocusTo={returnFocusTo} canPutAway />
    </li>
  )
}
