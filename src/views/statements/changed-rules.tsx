import { isCalled } from '#domain/step-named.ts'
import { ruleChanges } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { RuleChangesNotice } from './rare-parts.ts'
import { useStatement } from './statement.ts'

/** Names the steps that ask something else than when the draft was begun, of those that the client has come to: whatever is ahead is filled in by the new rules (3-15). */
export function ChangedRules() {
  const { steps, titles, reached } = useStatement()
  const changes = useView('draft', ruleChanges)
  if (!changes) return null
  const toLookAt = changes.steps && reachedOf(steps, reached).filter((id) => changes.steps?.some(isCalled(id)))
  return toLookAt?.length === 0 ? null : <RuleChangesNotice steps={toLookAt?.map((id) => titles[id] ?? id) ?? null} />
}

const reachedOf = (steps: readonly string[], reached: string) => steps.slice(0, steps.indexOf(reached) + 1)
