import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { refresh, warning } from './icons.ts'
import { statePanel, stateTitle } from './state-panel.ts'

export type FailedStateProps = {
  title?: string | undefined
  /** The error's own words. */
  children: ReactNode
  /** What the portal says of it itself: a line of its own, since the error's words may end without a stop. */
  advice?: string | undefined
  onRetry?: (() => void) | undefined
  /** The retry is under way. */
  busy?: boolean | undefined
  className?: string | undefined
}

/** Stands where content should be when it could not be loaded. */
export function FailedState({
  title = 'Не удалось загрузить',
  children,
  advice,
  onRetry,
  busy = false,
  className,
}: FailedStateProps) {
  return (
    <div css={statePanel} className={className} role="alert">
      <Icon path={warning} />
      <p css={stateTitle}>{title}</p>
      <p>{children}</p>
      {advice && <p>{advice}</p>}
      {onRetry && (
        <Button kind="secondary" icon={<Icon path={refresh} />} busy={busy} onClick={onRetry}>
          Повторить
        </Button>
      )}
    </div>
  )
}
