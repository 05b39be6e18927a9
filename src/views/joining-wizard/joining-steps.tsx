import { filledSteps } from '#domain/joining-steps.ts'
import { isSaving, reached, stage, step } from '#machines/joining-wizard/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Steps } from '#ui/steps.tsx'
import { progressOf } from './progress.ts'

/** The way to the programme across the top of the page; a step that was filled in is a press away while others are. */
export function JoiningSteps() {
  const wizard = useActor('joiningWizard')
  const now = useView('joiningWizard', stage)
  const isBusy = useView('joiningWizard', isSaving)
  const at = useView('joiningWizard', step)
  const furthest = useView('joiningWizard', reached)
  const pick = (id: string) => {
    const chosen = filledSteps.find((one) => one === id)
    if (chosen) wizard.send({ type: 'step.chosen', step: chosen })
  }
  return (
    <Steps
      label="Шаги"
      direction="row"
      steps={progressOf({ step: at, reached: furthest, isOver: now === 'signed' })}
      onPick={now === 'filling' && !isBusy ? pick : undefined}
    />
  )
}
