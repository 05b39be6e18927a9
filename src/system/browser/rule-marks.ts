import type { Guard } from '#domain/guards.ts'
import type { StepMarks } from '#domain/judging/changed-steps.ts'
import * as limits from '#domain/limits.ts'
import type { Store } from './storage.ts'

const key = 'formRules'

type Kept = Readonly<Record<string, StepMarks>>
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const areMarks: Guard<Kept> = (value): value is Kept =>
  isRecord(value) &&
  Object.values(value).every(
    (marks) => isRecord(marks) && Object.values(marks).every((mark) => typeof mark === 'string'),
  )

/** What the steps of each form asked, by the form and the version of its rules: nothing of a client is in it. */
export const ruleMarks = (local: Store) => {
  const all = (): Kept => local.read(key, areMarks) ?? {}
  return {
    of: (form: string, version: string): StepMarks | null => all()[`${form} ${version}`] ?? null,
    keep: (form: string, version: string, marks: StepMarks): void => {
      const { [`${form} ${version}`]: _, ...others } = all()
      local.write(key, {
        ...Object.fromEntries(Object.entries(others).slice(1 - limits.ruleVersionsKept)),
        [`${form} ${version}`]: marks,
      })
    },
  }
}
