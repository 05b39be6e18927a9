import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'
import { control, ControlShell } from './control-shell.tsx'
import { Field, type FieldFrame } from './field.tsx'

const lines = css`display: block; padding: 12px 0; line-height: 1.5; resize: vertical; field-sizing: content; min-height: 7.5rem;`

/** Several lines of text; grows with them where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...area
}: FieldFrame & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <ControlShell>
          <textarea css={[control, lines]} {...area} {...wiring} />
        </ControlShell>
      )}
    </Field>
  )
}
