import { css } from '@emotion/react'
import { formatPercent } from '#domain/money.ts'
import type { DownloadView } from '#system/react/use-download.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { error, success } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { formatSize } from './files.ts'

const panel = css`${stack(8)} max-width: 28rem; margin-top: 8px; button { justify-self: start; min-height: 2.75rem; }`
const said = css`display: flex; gap: 8px; align-items: flex-start; font-size: var(--type-14); > svg { flex: none; width: 1.25rem; height: 1.25rem; }`
const good = css`color: var(--good);`
const bad = css`color: var(--bad);`

/** `1,2 МБ из 3,4 МБ, 35 %`; without the whole where the service does not say it. */
function progressText({ loaded, total }: DownloadView['progress']): string {
  if (total === null) return loaded === 0 ? '' : formatSize(loaded)
  return `${formatSize(loaded)} из\u00A0${formatSize(total)}, ${formatPercent(Math.floor((100 * loaded) / total))}`
}

type DownloadProgressProps = {
  /** What is received: the words of the bar. */
  title: string
  download: DownloadView
  onRetry: () => void
}

/** How a file that has been asked for is getting on, in bytes and percent; it can be stopped, and tried again where it failed. */
export function DownloadProgress({ title, download: { status, progress, errorText, cancel }, onRetry }: DownloadProgressProps) {
  const isDone = status === 'done'
  return (
    <>
      {status === 'receiving' && (
        <div css={panel} data-print="no">
          <ProgressBar label="Скачивается" value={progress.total === null ? undefined : progress.loaded} max={progress.total ?? undefined} text={progressText(progress)} />
          <Button kind="link" onClick={cancel} aria-label={`Отменить скачивание: ${title}`}>Отменить</Button>
        </div>
      )}
      {status === 'failed' && (
        <div css={panel} role="alert">
          <p css={[said, bad]}><Icon path={error} /><span>{errorText}</span></p>
          <Button kind="link" onClick={onRetry} aria-label={`Повторить скачивание: ${title}`}>Повторить</Button>
        </div>
      )}
      {isDone && <div css={panel} data-print="no"><p css={[said, good]}><Icon path={success} /><span>Файл скачан, он в загрузках браузера</span></p></div>}
      <LiveRegion>{isDone && `Файл скачан: ${title}`}</LiveRegion>
    </>
  )
}
