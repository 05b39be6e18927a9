import { css } from '@emotion/react'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { box } from './checkbox-box.ts'
import { ErrorLine } from './field.tsx'

const root = css`> [aria-live]:empty { min-height: 0; margin: 0; }`
const line = css`display: flex; gap: 12px; align-items: flex-start; padding: 8px 0;`
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
