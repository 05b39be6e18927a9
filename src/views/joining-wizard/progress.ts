import { joiningSteps, type JoiningStep } from '#domain/joining-steps.ts'
import type { Step } from '#ui/steps.tsx'
import { stepTitles } from './step-titles.ts'

type Way = {
  /** The step that is shown, and the furthest one. */
  step: JoiningStep
  reached: JoiningStep
  /** It was signed: nothing of the way is left. */
  isOver: boolean
}

/** The way to the programme as the request has gone it (4.5-01). */
export function progressOf({ step, reached, isOver }: Way): Step[] {
  const furthest = joiningSteps.indexOf(reached)
  return joiningSteps.map((id, index) => ({
    id,
    label: stepTitles[id],
    state: isOver || (index < furthest && id !== step) ? 'done' : id === step ? 'current' : 'ahead',
    isReached: index <= furthest,
  }))
}
