import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { FormCombobox, type FormComboboxProps } from '#forms/form-combobox.tsx'
import { FormField, type FormFieldProps } from '#forms/form-field.tsx'
import { FormSection } from '#forms/form-layout.tsx'
import type { SuggestedOption } from '#system/react/use-suggestions.ts'
import { columns } from '#ui/layout.ts'

/**
 * A field of a step; the rules say whether it may be left empty, unless it says so itself. `wide`: it has a row to itself; `subject`: of
 * which of several it is asked, where a summary of what is wrong names it.
 */
export type StepField = (({ as: 'combobox' } & FormComboboxProps<string, SuggestedOption>) | FormFieldProps) & {
  wide?: boolean
  subject?: string
}

/** Fields of one subject; `lead` stands before them, `foot` after. */
export type StepGroup = { title?: string; lead?: ReactNode; fields: readonly StepField[]; foot?: ReactNode }

const grid = css`${columns(260, 12)} > [data-wide] { grid-column: 1 / -1; }`

const isWide = ({ as, wide }: StepField) =>
  wide ?? (as === 'area' || as === 'choice' || as === 'choices' || as === 'checkbox')

type FieldProps = { field: StepField; optional: boolean }

function Field({ field: { wide: _, subject: _subject, ...field }, optional }: FieldProps) {
  if (field.as !== 'combobox') return <FormField {...field} optional={optional} />
  const { as: _as, ...rest } = field
  return <FormCombobox {...rest} optional={optional} />
}

type StepFieldsProps = { group: StepGroup; required: ReadonlySet<string> }

/** The fields of a subject, beside each other where there is room. */
export function StepFields({ group: { title, lead, fields, foot }, required }: StepFieldsProps) {
  const all = (
    <>
      {lead}
      {fields.length > 0 && (
        <div css={grid}>
          {fields.map((field) => (
            <div key={field.name} data-wide={isWide(field) || undefined}>
              <Field field={field} optional={field.optional ?? !required.has(field.name)} />
            </div>
          ))}
        </div>
      )}
      {foot}
    </>
  )
  return title === undefined ? all : <FormSection title={title}>{all}</FormSection>
}
