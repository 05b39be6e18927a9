import { css } from '@emotion/react'
import type { MouseEvent, ReactNode } from 'react'

/** The frame around anything that is typed or chosen; holds the control and what stands before or after it. */
const controlFrame = css`
  display: flex; align-items: center; gap: 8px; min-height: var(--control-height); padding: 0 16px; overflow: clip;
  border: 1px solid var(--line-strong); border-radius: var(--control-radius); background: var(--surface); color: var(--ink-soft);
  transition: border-color var(--speed);
  &:hover { border-color: var(--deep); }
  &:focus-within { outline: 3px solid var(--focus); outline-offset: 1px; }
  &:has([aria-invalid='true']) { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
  &:has(> [readonly], > :disabled) { background: var(--sunken); border-color: var(--line); }
`

export const control = css`
  flex: 1; min-width: 0; width: 100%; min-height: calc(var(--control-height) - 2px); padding: 0; border: 0; outline: none;
  background: none; color: var(--ink); font-size: var(--type-16); text-overflow: ellipsis; appearance: none;
  &:focus-visible { outline: none; }
  &::placeholder { color: var(--ink-soft); opacity: .75; }
  &::-webkit-search-cancel-button { display: none; }
  &:autofill { box-shadow: 0 0 0 100px var(--lantern-soft) inset; -webkit-text-fill-color: var(--ink); }
`

type ControlShellProps = {
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}

const focusControl = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()

/** The border around an input and what stands before and after it; a press anywhere in it reaches the input. */
export function ControlShell({ before, after, children }: ControlShellProps) {
  return (
    <div css={controlFrame} onClick={focusControl}>
      {before && <span>{before}</span>}
      {children}
      {after && <span>{after}</span>}
    </div>
  )
}
