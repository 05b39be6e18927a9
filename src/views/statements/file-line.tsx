import { css } from '@emotion/react'
import { bytesText } from '#blocks/parts/task-progress.tsx'
import { formatSize } from '#domain/file-size.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FailureLine } from '#ui/failure-line.tsx'
import { Icon } from '#ui/icon.tsx'
import { document } from '#ui/icons.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** How a file that was chosen is getting on. `reading`: it is looked at before anything of it is sent; `scanning`: the fund looks at it. */
export type FileState =
  | { kind: 'reading' | 'scanning' | 'accepted' | 'removing' }
  | { kind: 'infected'; reason?: string | null }
  | { kind: 'sending'; sent: number }
  /** Goes on by itself when there is a network again. */
  | { kind: 'interrupted'; sent: number }
  | { kind: 'refused'; reason: string; canRetry: boolean }

export type SlotFile = { id: string; name: string; size: number; state: FileState }

const line = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; padding-block: 12px;
  & + & { border-top: 1px solid var(--line); }
  > svg { color: var(--lantern); }
  > div { display: grid; gap: 4px; min-width: 0; }
`
const name = css`font-weight: 500; overflow-wrap: anywhere;`
const soft = css`color: var(--ink-soft); font-size: var(--type-14); font-variant-numeric: tabular-nums;`
const waiting = css`display: flex; gap: 8px; align-items: center; color: var(--ink-soft); font-size: var(--type-14);`
const actions = css`display: flex; flex-wrap: wrap; gap: 0 20px; margin-bottom: -8px; button { min-height: 2.75rem; }`
const bar = css`max-width: 28rem;`

type FileLineProps = {
  file: SlotFile
  blocked: string | undefined
  onCancel: () => void
  onRetry: () => void
  onReplace: () => void
  onRemove: () => void
}

const told: Partial<Record<FileState['kind'], string>> = {
  scanning: 'проверяем',
  accepted: 'принят',
  interrupted: 'отправка прервалась',
}
const infected = 'В файле вирус, фонд его не принял. Проверьте устройство антивирусом и выберите другой файл'

/** One file of a place for files: what it is, how it is getting on, and what can be done with it. */
export function FileLine({
  file: { name: title, size, state },
  blocked,
  onCancel,
  onRetry,
  onReplace,
  onRemove,
}: FileLineProps) {
  const { kind } = state
  const isOnItsWay = kind === 'reading' || kind === 'sending' || kind === 'interrupted' || kind === 'scanning'
  const isRefused = kind === 'refused' || kind === 'infected'
  const button = (text: string, press: () => void, isBusy = false) => (
    <Button
      kind="link"
      aria-label={`${text}: ${title}`}
      busy={isBusy}
      blocked={blocked}
      onClick={() => blocked === undefined && press()}
    >
      {text}
    </Button>
  )
  return (
    <li css={line}>
      <Icon path={document} />
      <div>
        <p css={name}>
          {title} <span css={soft}>{formatSize(size)}</span>
        </p>
        <Progress state={state} size={size} />
        <FailureLine
          reason={kind === 'refused' ? state.reason : kind === 'infected' ? (state.reason ?? infected) : undefined}
        />
        <div css={actions} data-print="no">
          {isOnItsWay && button('Отменить', onCancel)}
          {kind === 'refused' && state.canRetry && button('Повторить', onRetry)}
          {kind === 'accepted' && button('Заменить', onReplace)}
          {isRefused && button('Выбрать другой', onReplace)}
          {(kind === 'accepted' || kind === 'removing' || isRefused) &&
            button('Удалить', onRemove, kind === 'removing')}
        </div>
        <LiveRegion>{told[kind] && `${title}: ${told[kind]}`}</LiveRegion>
      </div>
    </li>
  )
}

function Progress({ state, size }: { state: FileState; size: number }) {
  switch (state.kind) {
    case 'sending':
    case 'interrupted':
      return (
        <ProgressBar
          css={bar}
          label={state.kind === 'sending' ? 'Отправляется' : 'Ждёт связи'}
          value={state.sent}
          max={size}
          text={bytesText({ loaded: state.sent, total: size })}
        />
      )
    case 'reading':
    case 'scanning':
      return (
        <p css={waiting}>
          <Spinner />
          {state.kind === 'reading' ? 'Читаем файл' : 'Проверяем'}
        </p>
      )
    case 'accepted':
      return (
        <div>
          <Badge tone="good">Принят</Badge>
        </div>
      )
    default:
      return null
  }
}
