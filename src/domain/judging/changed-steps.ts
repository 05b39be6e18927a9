import { shortHash } from '../short-hash.ts'
import type { FormSteps } from '../form-rules.ts'

/** Written the same where the same is asked: whatever the order of keys, and null or nothing. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, one]) => one !== null)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )

/** What tells what a step asks from what it asked before, by the names of the steps. */
export type StepMarks = Readonly<Record<string, string>>
export const stepMarks = ({ steps }: FormSteps): StepMarks =>
  Object.fromEntries(steps.map((step) => [step.step, shortHash(written(step))]))

/** The steps that ask something else than before, or are new: a draft of an older version of the rules names them (3-15). */
export const changedSteps = (before: StepMarks, now: StepMarks): string[] =>
  Object.keys(now).filter((step) => before[step] !== now[step])
