import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { MaskedField } from '#ui/masked-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormBinding } from './form-context.ts'
import type { Mask } from './masks.ts'
import { useField } from './use-field.ts'

type Common<Name extends string> = {
  name: Name
  /** Names the field beside it and in the summary. */
  label: string
  hint?: ReactNode
  optional?: boolean | undefined
}
type Line = {
  as?: 'line' | undefined
  mask?: Mask | undefined
  /** Stands after the text inside the border: a unit. */
  after?: ReactNode
  type?: HTMLInputTypeAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
}
type Area = { as: 'area'; rows?: number | undefined }
type Choice = { value: string; label: string; hint?: ReactNode }
type List = { as: 'select'; options: readonly Choice[]; placeholder?: string | undefined }
/** `clears` names fields whose errors say nothing any more after another choice. */
type Radios = {
  as: 'choice'
  options: readonly Choice[]
  inline?: boolean | undefined
  clears?: readonly string[] | undefined
}
/** Any of a few; the field holds those that are ticked. */
type Ticks = { as: 'choices'; options: readonly Choice[] }
type Tick = { as: 'checkbox'; children?: ReactNode }

/** All that a form has to know of one of its fields; a table of them is the order of the form. */
export type FormFieldProps<Name extends string = string> = Common<Name> & (Line | Area | List | Radios | Ticks | Tick)

/** One field of the form around it: a line, masked or not, a text, a choice from a list or from all in view, several of a few, a tick. */
export function FormField({ label, hint, optional, ...field }: FormFieldProps) {
  const { clear } = useFormBinding()
  const { value, ...bound } = useField(field.name)
  const text = typeof value === 'string' ? value : ''
  const frame = { label, hint, optional, required: !optional }
  const shared = { ...frame, ...bound }
  switch (field.as) {
    case 'area':
      return <TextArea {...shared} rows={field.rows ?? 4} value={text} />
    case 'select':
      return <Select {...shared} options={field.options} placeholder={field.placeholder} value={text} />
    case 'choice':
      return (
        <ChoiceGroup
          {...frame}
          name={field.name}
          error={bound.error}
          onBlur={bound.onBlur}
          options={field.options}
          inline={field.inline}
          value={text}
          onPick={(picked) => {
            bound.onChange(picked)
            clear(field.clears ?? [])
          }}
        />
      )
    case 'choices':
      return (
        <CheckboxGroup
          {...{ label, hint, optional }}
          name={field.name}
          error={bound.error}
          onBlur={bound.onBlur}
          options={field.options}
          values={Array.isArray(value) ? (value as string[]) : []}
          onPick={bound.onChange}
        />
      )
    case 'checkbox':
      return (
        <Checkbox {...bound} required={!optional} checked={value === true}>
          {field.children ?? label}
        </Checkbox>
      )
    default: {
      const { as: _, mask, ...line } = field
      if (!mask) return <TextField {...line} {...shared} value={text} />
      const { onChange: onText, ...masked } = shared
      const { type: _type, ...rest } = line
      return <MaskedField {...rest} {...masked} {...mask} value={text} onText={onText} />
    }
  }
}
