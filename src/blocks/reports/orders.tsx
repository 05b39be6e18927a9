import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatPercent } from '#domain/money.ts'
import type { ReportOrder } from '#domain/reports.ts'
import { useDownload } from '#system/react/use-download.ts'
import { useReport, type ReportView } from '#system/react/use-report.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { BlockHeading } from '../kit/heading.tsx'
import { DownloadProgress } from '../parts/download-progress.tsx'
import { ContributionsOrder } from './contributions-order.tsx'
import type { ReportKind } from '../reports.tsx'
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

const panel = css`${stack(8)} max-width: 28rem; button { justify-self: start; min-height: 2.75rem; }`

type ReportProgressProps = { title: string; report: ReportView }

/** How an order is getting on: made, then received; it can be cancelled, and ordered anew where it failed (4.6-02). */
function ReportProgress({ title, report: { status, progress, errorText, cancel, retry } }: ReportProgressProps) {
  const download = useDownload('report')
  if (status === 'executing') {
    return (
      <div css={panel}>
        <ProgressBar label="Отчёт готовится" value={progress ?? undefined} text={progress === null ? undefined : formatPercent(progress)} />
        <Button kind="link" onClick={cancel} aria-label={`Отменить: ${title}`}>Отменить</Button>
      </div>
    )
  }
  if (status === 'failed') {
    return (
      <Notice tone="bad" title="Отчёт не готов" role="alert">
        <p>{errorText}</p>
        <Button kind="secondary" onClick={retry}>Заказать ещё раз</Button>
      </Notice>
    )
  }
  return <DownloadProgress title={title} download={download} onRetry={download.again} />
}
