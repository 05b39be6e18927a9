import * as z from 'zod/mini'

/* What the service adds one day is kept and passes: a key, a check or a condition that is not known must not shut a form. */

/** When something is required: what stands at a path equals a value. */
export const Condition = z.looseObject({ path: z.nullish(z.string()), equals: z.optional(z.unknown()) })
export type Condition = z.output<typeof Condition>

/** What is asked of one field. `requiredWhen` overrides `required`; `check` names a check of its own, such as a СНИЛС. */
export const FieldRule = z.looseObject({
  path: z.string(),
  required: z.nullish(z.boolean()),
  requiredWhen: z.nullish(Condition),
  maxLength: z.nullish(z.number()),
  pattern: z.nullish(z.string()),
  message: z.nullish(z.string()),
  check: z.nullish(z.string()),
})
export type FieldRule = z.output<typeof FieldRule>

/** A kind of document that is attached, and how many files of it. */
export const DocumentRule = z.looseObject({
  fileType: z.string(),
  title: z.nullish(z.string()),
  required: z.nullish(z.boolean()),
  requiredWhen: z.nullish(Condition),
  maxCount: z.nullish(z.number()),
})
export type DocumentRule = z.output<typeof DocumentRule>

/** What is asked on one step of a form. */
export const StepRules = z.looseObject({
  step: z.string(),
  fields: z.nullish(z.array(FieldRule)),
  documents: z.nullish(z.array(DocumentRule)),
})
export type StepRules = z.output<typeof StepRules>

/** All that is asked in one form, a step at a time. */
export const FormSteps = z.looseObject({ steps: z.array(StepRules) })
export type FormSteps = z.output<typeof FormSteps>

/** Which fields and documents the statements ask for, by the name of the form; null of one that cannot be read (4.7-07, L8). */
export const FormRules = z.looseObject({
  version: z.string(),
  forms: z.record(z.string(), z.catch(z.nullable(FormSteps), null)),
})
export type FormRules = z.output<typeof FormRules>
