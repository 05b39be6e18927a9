import { isFormComplete, isStepComplete } from '#domain/judging/steps.ts'
import type { Judged } from '#domain/judging/judged.ts'
import { stepNamed } from '#domain/redemption-steps.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { areAllClean, type StatementFile } from '#domain/statement-files.ts'
import type { Form, Step } from './contract.ts'

type Files = readonly StatementFile[]
const judgedOf = ({ today }: Form, values: DraftValues, files: Files): Judged => ({ values, files, today })
const isNotBad = ({ state }: StatementFile) => state !== 'bad'

/** Whether a step may be left: a file that is still being sent holds nobody up. */
export function isStepRight(step: Step, form: Form, values: DraftValues, files: Files): boolean {
  const rules = form.rules.steps.find((one) => stepNamed(one.step) === step)
  return rules === undefined || isStepComplete(rules, judgedOf(form, values, files.filter(isNotBad)))
}

/** Whether all of it may be filed: nothing is wrong, and every file is clean. */
export const isWhole = (form: Form, values: DraftValues, files: Files): boolean =>
  areAllClean(files) && isFormComplete(form.rules, judgedOf(form, values, files))
