import type { StepRules } from '../form-rules.ts'

/** Of these choices those that the rule of a place lets through; all of them where it has no pattern, or one that cannot be read. */
export function choicesByRule<Choice extends { value: string }>(
  { fields }: StepRules,
  place: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const pattern = fields?.find(({ path }) => path === place)?.pattern
  if (pattern == null) return choices
  try {
    const allowed = new RegExp(pattern, 'u')
    return choices.filter(({ value }) => allowed.test(value))
  } catch {
    return choices
  }
}
