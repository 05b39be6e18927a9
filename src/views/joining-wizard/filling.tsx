import { adoptions } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { DraftActions } from '../statements/draft-actions.tsx'
import { useStepHistory } from '#system/react/use-step-history.ts'
import { WizardFrame } from '../statements/wizard-frame.tsx'
import { Contributions } from './steps/contributions.tsx'
import { Person } from './steps/person.tsx'
import { Programme } from './steps/programme.tsx'
import { RequestFacts } from './request-facts.tsx'
import { stepTitles } from './step-titles.ts'
import { useJoining } from './use-joining.ts'

const bodies = { step1: Programme, step2: Person, step3: Contributions }

/** The request at a step that is filled in (4.5); all its steps stand across the top of the page. */
export function Filling() {
  const { title, step, saved, today, request, send } = useJoining()
  const adopted = useView('draft', adoptions)
  useStepHistory(step, (to) => send({ type: 'step.chosen', step: to }))
  const at = step as keyof typeof bodies
  const Body = bodies[at]
  return (
    <>
      <WizardFrame
        title={title}
        steps={[{ id: step, label: stepTitles[at], state: 'current' }]}
        saved={saved}
        today={today}
        facts={<RequestFacts request={request} />}
      >
        <Body key={`${step} ${adopted}`} />
      </WizardFrame>
      <DraftActions isUndeletable />
    </>
  )
}
