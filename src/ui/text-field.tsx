import type { ComponentPropsWithRef, ReactNode } from 'react'
import { control, ControlShell } from './control-shell.tsx'
import { Field, type FieldFrame } from './field.tsx'

export type TextFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
    /** Stands before the text inside the border. */
    before?: ReactNode
    /** Stands after the text inside the border: a unit, a button. */
    after?: ReactNode
  }

/** One line of text; takes what `register` of react-hook-form gives. */
export function TextField({ label, hint, error, optional, className, before, after, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <ControlShell before={before} after={after}>
          <input css={control} type="text" {...input} {...wiring} />
        </ControlShell>
      )}
    </Field>
  )
}
