import { css } from '@emotion/react'
import { formatPercent } from '#domain/money.ts'
import { useDownload } from '#system/react/use-download.ts'
import type { ReportView } from '#system/react/use-report.ts'
import { Button } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { DownloadProgress } from '../parts/download-progress.tsx'

const panel = css`${stack(8)} max-width: 28rem; button { justify-self: start; min-height: 2.75rem; }`

type ReportProgressProps = { title: string; report: ReportView }

/** How an order is getting on: made, then received; it can be cancelled, and ordered anew where it failed (4.6-02). */
export function ReportProgress({ title, report: { status, progress, errorText, cancel, retry } }: ReportProgressProps) {
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
