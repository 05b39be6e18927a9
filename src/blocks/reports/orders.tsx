import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReportOrder } from '#domain/reports.ts'
import { useReport } from '#system/react/use-report.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { BlockHeading } from '../kit/heading.tsx'
import { ContributionsOrder } from './contributions-order.tsx'
import type { ReportKind } from './kinds.ts'
import { ReportProgress } from './report-progress.tsx'
import { StatementOrder } from './statement-order.tsx'

const list = css`${stack(24)} max-width: 52rem;`
const card = css`${stack(12)} h2, h3, h4 { font-size: var(--type-22); }`
const about = css`color: var(--ink-soft);`

const kinds = {
  'account-statement': {
    title: 'Выписка по счёту', text: 'Остаток, взносы, выплаты и инвестиционный доход за выбранные дни. Файл PDF.', Order: StatementOrder,
  },
  'tax-deduction': {
    title: 'Справка об уплаченных взносах', text: 'Ваши собственные взносы за год: пригодится для налогового вычета. Файл PDF.', Order: ContributionsOrder,
  },
} as const

/** Reports that a client orders; one at a time is made (4.6-01), and leaving the page ends the waiting (4.6-02). */
export function ReportOrders({ kinds: offered }: { kinds: readonly ReportKind[] }) {
  const report = useReport()
  const [ordered, setOrdered] = useState<ReportKind | null>(null)
  const dismiss = useEffectEvent(() => report.dismiss())
  useEffect(() => () => dismiss(), [])

  return (
    <div css={list}>
      {offered.map((kind) => {
        const { title, text, Order } = kinds[kind]
        const isOwn = ordered === kind
        const isBusy = report.status === 'executing'
        const order = (given: ReportOrder) => {
          if (report.status === 'failed') report.dismiss()
          setOrdered(kind)
          report.order(given)
        }
        return (
          <Card key={kind} css={card}>
            <BlockHeading>{title}</BlockHeading>
            <p css={about}>{text}</p>
            <Order busy={isOwn && isBusy} blocked={!isOwn && isBusy ? 'Дождитесь отчёта, который уже готовится' : undefined} onOrder={order} />
            {isOwn && <ReportProgress title={title} report={report} />}
          </Card>
        )
      })}
    </div>
  )
}
