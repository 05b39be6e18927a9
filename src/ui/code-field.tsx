import { css } from '@emotion/react'
import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithoutRef, type Ref } from 'react'
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

/** A one-time code: one input that a phone can fill from its message; a wrong code is selected to be typed over. */
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
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  useEffect(() => {
    if (error && document.activeElement === input.current) input.current?.select()
  }, [error])
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
            ref={input}
            value={value}
            onChange={(event) => onCode(event.target.value.replace(/\D/g, '').slice(0, length))}
          />
        </ControlShell>
      )}
    </Field>
  )
}
