import type { FieldErrors } from 'react-hook-form'
import type { LinkUserInput } from '#domain/link-user-form.ts'
import { counted } from '#domain/plural.ts'
import { ErrorSummary as Summary } from '#ui/error-summary.tsx'
import type { Field, FieldName } from './link-fields.ts'

type ErrorSummaryProps = { fields: readonly Field[]; errors: FieldErrors<LinkUserInput>; onChoose: (name: FieldName) => void }

/** All that is wrong in one place, each a way to its field. */
export function ErrorSummary({ fields, errors, onChoose }: ErrorSummaryProps) {
  const wrong = fields.filter(({ name }) => errors[name])
  return <Summary title={`Исправьте ${counted(wrong.length, 'поле', 'поля', 'полей')}`} wrong={wrong} onChoose={onChoose} />
}
