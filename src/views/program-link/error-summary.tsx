import type { FieldErrors } from 'react-hook-form'
import type { LinkUserInput } from '#domain/link-user-form.ts'
import { counted } from '#domain/plural.ts'
import { ErrorSummary as Summary } from '#ui/error-summary.tsx'
import type { Row, RowName } from './link-rows.ts'

type ErrorSummaryProps = { rows: readonly Row[]; errors: FieldErrors<LinkUserInput>; onChoose: (name: RowName) => void }

/** All that is wrong in one place, each a way to its field. */
export function ErrorSummary({ rows, errors, onChoose }: ErrorSummaryProps) {
  const wrong = rows.filter(({ name }) => errors[name])
  return <Summary title={`Исправьте ${counted(wrong.length, 'поле', 'поля', 'полей')}`} wrong={wrong} onChoose={onChoose} />
}
