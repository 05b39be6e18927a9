import type { FormSteps, StepRules } from '../form-rules.ts'
import { documentsOfStep } from './documents.ts'
import { faultsOfStep } from './fields.ts'
import type { Judged } from './judged.ts'

/** Whether nothing is wrong with a step: judged over values, never by how far one came. */
export const isStepComplete = (step: StepRules, judged: Judged): boolean =>
  Object.keys(faultsOfStep(step, judged)).length === 0 &&
  documentsOfStep(step, judged).every(({ fault }) => fault === null)

/** The names of the steps with which nothing is wrong; the form is complete when all are among them. */
export const completeSteps = ({ steps }: FormSteps, judged: Judged): string[] =>
  steps.filter((step) => isStepComplete(step, judged)).map(({ step }) => step)

/** Whether nothing is wrong with the whole form. */
export const isFormComplete = ({ steps }: FormSteps, judged: Judged): boolean =>
  steps.every((step) => isStepComplete(step, judged))
