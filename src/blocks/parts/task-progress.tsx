import { css } from '@emotion/react'
import type { RefObject } from 'react'
import { formatSize } from '#domain/file-size.ts'
import { formatPercent } from '#domain/percent.ts'
import type { TaskView } from '#system/react/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { error, success } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

const panel = css`${stack(8)} max-width: 28rem; margin-top: 8px;`
const actions = css`display: flex; flex-wrap: wrap; gap: 0 24px; button { min-height: 2.75rem; }`
const said = css`display: flex; gap: 8px; align-items: flex-start; font-size: var(--type-14); > svg { flex: none; width: 1.25rem; height: 1.25rem; }`
const good = css`color: var(--good);`
const bad = css`color: var(--bad);`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** `1,2 МБ из 3,4 МБ, 35 %`; without the whole where the service does not say it. */
export function bytesText(progress: TaskView['progress']): string {
  if (progress === null || (progress.total === null && progress.loaded === 0)) return ''
  const { loaded, total } = progress
  return total === null
    ? formatSize(loaded)
    : `${formatSize(loaded)} из\u00A0${formatSize(total)}, ${formatPercent(Math.floor((100 * loaded) / total))}`
}

type TaskProgressProps = {
  /** What it brings: tells the buttons of one from those of another. */
  title: string
  task: TaskView
  /** Where the focus goes from a button that stops it or puts it away, and goes with it. */
  returnFocusTo: RefObject<HTMLElement | null>
  /** What is over can be put away: in a list of its own. */
  canPutAway?: boolean
}

/** How a report or a file that has been asked for is getting on; it can be stopped, taken when it is ready, and tried again where it failed. */
export function TaskProgress({
  title,
  task: { status, progress, isLong, errorText, ask, cancel },
  returnFocusTo,
  canPutAway = false,
}: TaskProgressProps) {
  const leave =
    cancel &&
    (() => {
      returnFocusTo.current?.focus()
      cancel()
    })
  const putAway = canPutAway && leave && (
    <Button kind="link" onClick={leave} aria-label={`Убрать: ${title}`}>
      Убрать
    </Button>
  )
  const stop = (name: string) =>
    leave && (
      <div css={actions}>
        <Button kind="link" onClick={leave} aria-label={`${name}: ${title}`}>
          Отменить
        </Button>
      </div>
    )
  return (
    <>
      {status === 'waiting' && (
        <div css={panel} data-print="no">
          <p css={soft}>Ждёт своей очереди</p>
          {stop('Отменить')}
        </div>
      )}
      {status === 'making' && (
        <div css={panel} data-print="no">
          <ProgressBar
            label="Отчёт готовится"
            value={progress?.loaded}
            text={progress ? formatPercent(progress.loaded) : undefined}
          />
          {isLong && <p css={soft}>Готовится дольше обычного. Можно уйти с этой страницы: отчёт никуда не денется.</p>}
          {stop('Отменить')}
        </div>
      )}
      {status === 'receiving' && (
        <div css={panel} data-print="no">
          <ProgressBar
            label="Скачивается"
            value={progress?.total == null ? undefined : progress.loaded}
            max={progress?.total ?? undefined}
            text={bytesText(progress)}
          />
          {isLong && <p css={soft}>Скачивается дольше обычного. Можно уйти с этой страницы.</p>}
          {stop('Отменить скачивание')}
        </div>
      )}
      {status === 'ready' && (
        <div css={panel} data-print="no">
          <p css={[said, good]}>
            <Icon path={success} />
            <span>Отчёт готов</span>
          </p>
          <div css={actions}>
            <Button kind="secondary" onClick={ask} aria-label={`Скачать: ${title}`}>
              Скачать
            </Button>
            {putAway}
          </div>
        </div>
      )}
      {status === 'failed' && (
        <div css={panel} role="alert">
          <p css={[said, bad]}>
            <Icon path={error} />
            <span>{errorText}</span>
          </p>
          <div css={actions}>
            <Button kind="link" onClick={ask} aria-label={`Повторить: ${title}`}>
              Повторить
            </Button>
            {putAway}
          </div>
        </div>
      )}
      {status === 'done' && (
        <div css={panel} data-print="no">
          <p css={[said, good]}>
            <Icon path={success} />
            <span>Файл скачан, он в загрузках браузера</span>
          </p>
          {putAway && <div css={actions}>{putAway}</div>}
        </div>
      )}
      <LiveRegion>
        {status === 'done' ? `Файл скачан: ${title}` : status === 'ready' && `Отчёт готов: ${title}`}
      </LiveRegion>
    </>
  )
}
