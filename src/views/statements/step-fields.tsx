import { css } from '@emotion/react'
import { FormCombobox, type FormComboboxProps } from '#forms/form-combobox.tsx'
import { FormField, type FormFieldProps } from '#forms/form-field.tsx'
import { FormSection } from '#forms/form-layout.tsx'
import { columns } from '#ui/layout.ts'
import type { SuggestedOption } from './use-suggestions.ts'

/** A field of a step; the rules say whether it may be left empty, unless it says so itself. `wide`: it has a row to itself. */
export type StepField = (({ as: 'combobox' } & FormComboboxProps<string, SuggestedOption>) | FormFieldProps) & {
  wide?: boolean
}

/** Fields of one subject. */
export type StepGroup = { title?: string; fields: readonly StepField[] }

const grid = css`${columns(260, 12)} > [data-wide] { grid-column: 1 / -1; }`

const isWide = ({ as, wide }: StepField) =>
  wide ?? (as === 'area' || as === 'choice' || as === 'choices' || as === 'checkbox')

function Field({ field: { wide: _, ...field }, optional }: { field: StepField; optional: boolean }) {
  if (field.as !== 'combobox') return <FormField {...field} optional={optional} />
  const { as: _as, ...rest } = field
  return <FormCombobox {...rest} optional={optional} />
}

type StepFieldsProps = { group: StepGroup; required: ReadonlySet<string> }

/** The fields of a subject, beside each other where there is room. */
export function StepFields({ group: { title, fields }, required }: StepFieldsProps) {
  const all = (
    <div css={grid}>
      {fields.map((field) => (
        <div key={field.name} data-wide={isWide(field) || undefined}>
          <Field field={field} optional={field.optional ?? !required.has(field.name)} />
        </div>
      ))}
    </div>
  )
  return title === undefined ? all : <FormSection title={title}>{all}</FormSection>
}
