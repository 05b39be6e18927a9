import { css } from '@emotion/react'
import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { buttonLabel, buttonStyle, type ButtonLook } from './button-style.ts'
import { Spinner } from './spinner.tsx'

const overlay = css`position: absolute; inset: 0; margin: auto;`
const tip = css`
  position: absolute; z-index: 10; top: calc(100% + 8px); left: 50%; translate: -50%; width: max-content; max-width: min(20rem, 80vw);
  padding: 8px 12px; border-radius: var(--control-radius); background: var(--ink); color: var(--surface);
  font-size: var(--type-14); font-weight: 400; text-align: start; visibility: hidden;
  &::after { content: ''; position: absolute; inset: -8px 0; z-index: -1; }
  dialog & { top: auto; bottom: calc(100% + 8px); }
  button:is(:hover, :focus):not([data-tip='dismissed']) > & { visibility: visible; }
`

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
    /** Work is going on: a spinner in place of the words, the same width and name, no second press. */
    busy?: boolean | undefined
    /** Why pressing it will not do yet; it stays in the order of Tab, says so on hover, focus and touch, and a press is still reported. */
    blocked?: string | undefined
  }

/** A button; `type` is "button" unless said otherwise. */
export function Button({
  kind,
  size,
  wide,
  icon,
  busy,
  blocked,
  children,
  onClick,
  onKeyDown,
  onFocus,
  ...rest
}: ButtonProps) {
  const tipId = useId()
  const [dismissed, setDismissed] = useState(false)

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault()
    if (blocked !== undefined) {
      // Safari does not focus a button that is touched, and the explanation is shown while focused.
      event.currentTarget.focus()
      setDismissed(false)
    }
    onClick?.(event)
  }
  const dismiss = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Escape') setDismissed(true)
  }
  const recall = (event: FocusEvent<HTMLButtonElement>) => {
    onFocus?.(event)
    setDismissed(false)
  }

  return (
    <button
      type="button"
      css={buttonStyle({ kind, size, wide })}
      aria-disabled={busy || blocked !== undefined || undefined}
      aria-busy={busy || undefined}
      aria-describedby={blocked === undefined ? undefined : tipId}
      data-tip={dismissed ? 'dismissed' : undefined}
      {...rest}
      onClick={press}
      onKeyDown={dismiss}
      onFocus={recall}
    >
      <span css={buttonLabel}>
        {icon}
        {children}
      </span>
      {busy && <Spinner css={overlay} />}
      {blocked !== undefined && (
        <span css={tip} id={tipId} aria-hidden="true">
          {blocked}
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function ButtonLink({ kind, size, wide, icon, children, ...anchor }: ButtonLook & AnchorProps) {
  return (
    <Anchor css={buttonStyle({ kind, size, wide })} {...anchor}>
      <span css={buttonLabel}>
        {icon}
        {children}
      </span>
    </Anchor>
  )
}
