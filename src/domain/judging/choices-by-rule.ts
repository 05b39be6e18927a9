import type { StepRules } from '../form-rules.ts'
import { expressionOf } from './expression.ts'

/** Of these choices those that the rule of a place lets through; all of them where it has no pattern, or one that cannot be read. */
export function choicesByRule<Choice extends { value: string }>(
  { fields }: StepRules,
  place: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const pattern = fields?.find(({ path }) => path === place)?.pattern
  const allowed = pattern == null ? null : expressionOf(pattern)
  return allowed ? choices.filter(({ value }) => allowed.test(value)) : choices
}
