import { css } from '@emotion/react'
import type { ComponentPropsWithoutRef, Ref } from 'react'
import { control, ControlShell } from './control-shell.tsx'
import { Field, type FieldFrame } from './field.tsx'

const digits = css`
  width: 100%; font-size: var(--type-28); font-weight: 500; font-variant-numeric: tabular-nums; letter-spacing: .5em; text-indent: .25em;
`

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className' | 'value' | 'onChange'>

export type CodeFieldProps = FieldFrame &
  InputProps & {
    value: string
    /** The digits so far, no more than `length`. */
    onCode: (digits: string) => void
    length?: number | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }

/** A one-time code: one input that a phone can fill from its message. */
export function CodeField({
  label,
  hint,
  error,
  optional,
  className,
  value,
  onCode,
  length = 4,
  ref,
  ...rest
}: CodeFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <ControlShell>
          <input
            css={[control, digits]}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...rest}
            {...wiring}
            ref={ref}
            value={value}
            onChange={(event) => onCode(event.target.value.replace(/\D/g, '').slice(0, length))}
          />
        </ControlShell>
      )}
    </Field>
  )
}
