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

/** The steps that ask something else than before, or are new: a draft of an older version of the rules names them (3-15). */
export function changedSteps(before: FormSteps, now: FormSteps): string[] {
  const asked = new Map(before.steps.map((step) => [step.step, written(step)]))
  return now.steps.filter((step) => asked.get(step.step) !== written(step)).map(({ step }) => step)
}
