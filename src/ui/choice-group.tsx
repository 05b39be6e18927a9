import { css } from '@emotion/react'
import { memo, useId, type ReactNode } from 'react'
import { ChoiceFieldset, ChoiceOption, type ChoiceFieldsetProps } from './choice-fieldset.tsx'

const dot = css`
  flex: none; width: 1.25rem; height: 1.25rem; margin: 2px 0 0; appearance: none; border: 1px solid var(--line-strong); border-radius: 50%;
  background: var(--surface); &:checked { border: 6px solid var(--deep); }
  @media (forced-colors: active) { appearance: auto; }
`

type Choice<Value extends string | number> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

export type ChoiceGroupProps<Value extends string | number> = ChoiceFieldsetProps & {
  options: readonly Choice<Value>[]
  value: Value | undefined
  onPick: (value: Value) => void
  required?: boolean | undefined
  name?: string | undefined
}

function Group<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { options, value, onPick, required, name, ...fieldset } = props
  const id = useId()
  return (
    <ChoiceFieldset {...fieldset}>
      {options.map((each) => (
        <ChoiceOption
          key={each.value}
          label={each.label}
          hint={each.hint}
          control={
            <input
              css={dot}
              type="radio"
              name={name ?? id}
              required={required}
              checked={each.value === value}
              disabled={each.disabled}
              onChange={() => onPick(each.value)}
            />
          }
        />
      ))}
    </ChoiceFieldset>
  )
}

/** One of a few, all in view: a group of radio buttons. */
export const ChoiceGroup = memo(Group) as typeof Group
