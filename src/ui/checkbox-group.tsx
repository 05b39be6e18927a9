import type { ReactNode } from 'react'
import { box } from './checkbox-box.ts'
import { ChoiceFieldset, ChoiceOption, type ChoiceFieldsetProps } from './choice-fieldset.tsx'

type Choice = { value: string; label: ReactNode; hint?: ReactNode }

export type CheckboxGroupProps = ChoiceFieldsetProps & {
  options: readonly Choice[]
  values: readonly string[]
  /** All that is ticked now, in the order of the options. */
  onPick: (values: string[]) => void
  name?: string | undefined
}

/** Any of a few, all in view. */
export function CheckboxGroup({ options, values, onPick, name, ...fieldset }: CheckboxGroupProps) {
  const toggle = (value: string) =>
    onPick(options.map((one) => one.value).filter((one) => values.includes(one) !== (one === value)))
  return (
    <ChoiceFieldset {...fieldset}>
      {options.map(({ value, label, hint }) => (
        <ChoiceOption
          key={value}
          label={label}
          hint={hint}
          control={
            <input
              css={box}
              type="checkbox"
              name={name}
              checked={values.includes(value)}
              aria-invalid={fieldset.error ? true : undefined}
              onChange={() => toggle(value)}
            />
          }
        />
      ))}
    </ChoiceFieldset>
  )
}
