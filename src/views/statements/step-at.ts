import { stepNamed } from '#domain/step-named.ts'
import type { DraftCardProps } from './draft-card.tsx'

/** Where a draft was left, for its card: the step of this name, however it is written. */
export function stepAt<Step extends string>(
  steps: readonly [Step, ...Step[]],
  titles: Readonly<Record<Step, string>>,
  reached: string,
): DraftCardProps['step'] {
  const step = stepNamed(steps, reached)
  return { number: steps.indexOf(step) + 1, count: steps.length, label: titles[step] }
}
