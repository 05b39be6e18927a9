import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { document } from './icons.ts'
import { statePanel, stateTitle } from './state-panel.ts'

export type EmptyStateProps = {
  title: string
  /** Why there is nothing. */
  children?: ReactNode
  /** What to do about it: a button or a link. */
  action?: ReactNode
  /** An outline of `icons.ts`. */
  icon?: string | undefined
  className?: string | undefined
}

/** Stands where content would be when there is none. */
export function EmptyState({ title, children, action, icon = document, className }: EmptyStateProps) {
  return (
    <div css={statePanel} className={className}>
      <Icon path={icon} />
      <p css={stateTitle}>{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
