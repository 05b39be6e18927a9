import type { MouseEvent, ReactNode } from 'react'
import { controlFrame } from './control-style.ts'

type ControlShellProps = {
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}

const focusControl = (event: MouseEvent<HTMLElement>) => event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()

/** The border around an input and what stands before and after it; a press anywhere in it reaches the input. */
export function ControlShell({ before, after, children }: ControlShellProps) {
  return <div css={controlFrame} onClick={focusControl}>{before && <span>{before}</span>}{children}{after && <span>{after}</span>}</div>
}
