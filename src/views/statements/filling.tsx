import type { ComponentType } from 'react'
import { isStepComplete } from '#domain/judging/steps.ts'
import type { Step } from '#ui/steps.tsx'
import { ChangedRules } from './changed-rules.tsx'
import { DraftActions } from './draft-actions.tsx'
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
  useStepHistory(step, pick)
  return (
    <>
      <WizardFrame title={title} steps={stepsOf(statement)} onPick={pick} saved={saved} today={today} sum={sum}>
        <ChangedRules />
        {Body && <Body key={`${step} ${adoptions}`} />}
      </WizardFrame>
      <DraftActions />
    </>
  )
}

/** A step that was reached is done where nothing is wrong with it: an answer elsewhere may ask for more. */
function stepsOf({ steps, titles, step, reached, rulesOf, values, files, today }: Statement): Step[] {
  const furthest = steps.indexOf(reached)
  return steps.map((id, index) => {
    const isReached = index <= furthest
    const isDone = isReached && id !== steps.at(-1) && isStepComplete(rulesOf(id), { values, files, today })
    return { id, label: titles[id] ?? id, state: id === step ? 'current' : isDone ? 'done' : 'ahead', isReached }
  })
}
