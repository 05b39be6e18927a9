import { css } from '@emotion/react'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { ErrorLine } from './field.tsx'

const root = css`> [aria-live]:empty { min-height: 0; margin: 0; }`
const line = css`display: flex; gap: 12px; align-items: flex-start; padding: 8px 0;`
const box = css`
  flex: none; display: grid; place-items: center; width: 1.5rem; height: 1.5rem; margin: 0; appearance: none; cursor: pointer;
  border: 1px solid var(--line-strong); border-radius: 6px; background: var(--surface); transition: background-color var(--speed);
  &:hover { border-color: var(--deep); }
  &::before {
    content: ''; width: .875rem; height: .875rem; background: var(--on-deep); transform: scale(0);
    clip-path: polygon(10% 50%, 0 62%, 38% 94%, 100% 22%, 88% 10%, 37% 70%);
  }
  &:checked { background: var(--deep); border-color: var(--deep); }
  &:checked::before { transform: none; }
  &[aria-invalid='true'] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
  @media (forced-colors: active) { appearance: auto; &::before { content: none; } }
`
const text = css`min-width: 0; overflow-wrap: anywhere; cursor: pointer;`

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className'> & {
  /** Its label; may hold links, which do not toggle it. */
  children: ReactNode
  error?: string | undefined
  className?: string | undefined
}

/** Yes or no, with a label of any length. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div css={root} className={className}>
      <div css={line}>
        <input
          css={box}
          {...rest}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <label css={text} htmlFor={id}>
          {children}
        </label>
      </div>
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  )
}
