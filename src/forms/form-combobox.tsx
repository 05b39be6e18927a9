import type { ReactNode } from 'react'
import { Combobox, type ComboboxProps } from '#ui/combobox.tsx'
import type { ComboboxOption } from '#ui/use-combobox.ts'
import { useFormBinding } from './form-context.ts'
import { useField } from './use-field.ts'

export type FormComboboxProps<Name extends string = string, Option extends ComboboxOption = ComboboxOption> = Pick<
  ComboboxProps<Option>,
  'options' | 'status' | 'listLabel' | 'onDismiss' | 'inputMode'
> & {
  name: Name
  label: string
  hint?: ReactNode
  optional?: boolean | undefined
  /** What is looked for while it is typed. */
  onLook: (text: string) => void
  /** An option was taken: no more are wanted. */
  onTaken?: ((option: Option) => void) | undefined
  /** What an option means, by the names of fields; this field is one of them. */
  valuesOf: (option: Option) => Readonly<Record<string, unknown>>
}

/** A field of the form around it with suggestions, one of which may fill in other fields too. */
export function FormCombobox<Name extends string, Option extends ComboboxOption>(
  props: FormComboboxProps<Name, Option>,
) {
  const { name, optional, onLook, onTaken, valuesOf, ...rest } = props
  const { fill } = useFormBinding()
  const { value, onChange, ...bound } = useField(name)
  return (
    <Combobox<Option>
      {...rest}
      {...bound}
      optional={optional}
      required={!optional}
      value={typeof value === 'string' ? value : ''}
      onText={(text) => {
        onChange(text)
        onLook(text)
      }}
      onPick={(option) => {
        onTaken?.(option)
        fill(valuesOf(option))
      }}
    />
  )
}
