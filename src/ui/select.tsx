import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'
import { control, ControlShell } from './control-shell.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons.ts'

const chosen = css`margin-inline: -16px; padding-inline: 16px 48px; cursor: pointer;`
const arrow = css`margin-left: -24px; pointer-events: none;`

export type SelectProps = FieldFrame &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'className'> & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is chosen; cannot be chosen itself. */
    placeholder?: string | undefined
  }

/** One of a list too long to show at once; takes what `register` of react-hook-form gives. */
export function Select({ label, hint, error, optional, className, options, placeholder, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <ControlShell>
          <select css={[control, chosen]} {...select} {...wiring}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon css={arrow} path={chevronDown} />
        </ControlShell>
      )}
    </Field>
  )
}
