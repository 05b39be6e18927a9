import { ChangedRules } from '../statements/changed-rules.tsx'
import { DraftActions } from '../statements/draft-actions.tsx'
import { useStatement } from '../statements/statement.ts'
import { useStepHistory } from '#system/react/use-step-history.ts'
import { WizardFrame } from '../statements/wizard-frame.tsx'
import { Contributions } from './steps/contributions.tsx'
import { Person } from './steps/person.tsx'
import { Programme } from './steps/programme.tsx'
import { RequestFacts } from './request-facts.tsx'
import { stepTitles } from './step-titles.ts'
import { useOpenRequest } from './use-joining.ts'

const bodies = { step1: Programme, step2: Person, step3: Contributions }

/** The request at a step that is filled in (4.5); all its steps stand across the top of the page. */
export function Filling() {
  const { title, step, adoptions, saved, today, send } = useStatement()
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
        facts={<RequestFacts request={useOpenRequest().request} />}
      >
        <ChangedRules />
        <Body key={`${step} ${adoptions}`} />
      </WizardFrame>
      <DraftActions isUndeletable />
    </>
  )
}
