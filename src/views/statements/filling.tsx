import type { ComponentType } from 'react'
import { isStepComplete } from '#domain/judging/steps.ts'
import { ruleChanges } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import type { Step } from '#ui/steps.tsx'
import { DraftActions } from './draft-actions.tsx'
import { LeaveQuestion, RuleChangesNotice } from './rare-parts.ts'
import { useStatement, type Statement } from './statement.ts'
import { useStepHistory } from '#system/react/use-step-history.ts'
import { WizardFrame } from './wizard-frame.tsx'
import type { NetSum } from './wizard-sum.tsx'

type FillingProps = {
  /** What each step is filled in by. */
  bodies: Readonly<Record<string, ComponentType>>
  sum?: NetSum | undefined
}

/** A statement at one of its steps (2.8). */
export function Filling({ bodies, sum }: FillingProps) {
  const statement = useStatement()
  const { title, step, adoptions, saved, today, send } = statement
  const Body = bodies[step]
  const pick = (name: string) => send({ type: 'step.chosen', step: name })
  const changes = useView('draft', ruleChanges)
  const toLookAt = changes && changes.steps && reachedOf(statement, changes.steps)
  useStepHistory(step, pick)
  return (
    <>
      <WizardFrame title={title} steps={stepsOf(statement)} onPick={pick} saved={saved} today={today} sum={sum}>
        {changes && toLookAt?.length !== 0 && <RuleChangesNotice steps={toLookAt ?? null} />}
        {Body && <Body key={`${step} ${adoptions}`} />}
      </WizardFrame>
      <DraftActions />
      {saved?.kind === 'nowhere' && <LeaveQuestion />}
    </>
  )
}

/** What those of these steps are called that the client has come to: whatever is ahead is filled in by the new rules. */
const reachedOf = ({ steps, titles, reached }: Statement, named: readonly string[]): string[] =>
  steps
    .slice(0, steps.indexOf(reached) + 1)
    .filter((id) => named.some((name) => name.toLowerCase() === id.toLowerCase()))
    .map((id) => titles[id] ?? id)

/** A step that was reached is done where nothing is wrong with it: an answer elsewhere may ask for more. */
function stepsOf({ steps, titles, step, reached, rulesOf, values, files, today }: Statement): Step[] {
  const furthest = steps.indexOf(reached)
  return steps.map((id, index) => {
    const isReached = index <= furthest
    const isDone = isReached && id !== steps.at(-1) && isStepComplete(rulesOf(id), { values, files, today })
    return { id, label: titles[id] ?? id, state: id === step ? 'current' : isDone ? 'done' : 'ahead', isReached }
  })
}
