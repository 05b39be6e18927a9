import type { FormSteps, StepRules } from '#domain/form-rules.ts'
import type { Judged } from '#domain/judging/judged.ts'
import { isFormComplete, isStepComplete } from '#domain/judging/steps.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { areAllClean, type StatementFile } from '#domain/statement-files.ts'

type Form = { rules: FormSteps; today: Day }
type Files = readonly StatementFile[]
const judgedOf = ({ today }: Form, values: DraftValues, files: Files): Judged => ({ values, files, today })
const isNotBad = ({ state }: StatementFile) => state !== 'bad'

/** Whether a step may be left by its rules: a file that is still being sent holds nobody up. */
export const isStepRight = (rules: StepRules | undefined, form: Form, values: DraftValues, files: Files): boolean =>
  rules === undefined || isStepComplete(rules, judgedOf(form, values, files.filter(isNotBad)))

/** Whether all of it may be filed: nothing is wrong, and every file is clean. */
export const isWhole = (form: Form, values: DraftValues, files: Files): boolean =>
  areAllClean(files) && isFormComplete(form.rules, judgedOf(form, values, files))
