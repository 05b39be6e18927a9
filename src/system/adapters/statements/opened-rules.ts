import { Failure } from '#domain/faults.ts'
import type { FormRules, FormSteps } from '#domain/form-rules.ts'
import { changedSteps, stepMarks } from '#domain/judging/changed-steps.ts'
import type { RuleChanges } from '#domain/statement-draft.ts'
import { ruleMarks } from '../../browser/rule-marks.ts'
import type { Dependencies } from '../kit/dependencies.ts'

type Asked = {
  forms: FormRules['forms']
  formName: string
  /** Of the rules as they are now. */
  version: string
  /** By which the draft was last judged; null where there is none. */
  judgedBy: string | null
}
type Opened = { rules: FormSteps; ruleChanges: RuleChanges | null }

/** The rules of one form, and what they ask otherwise than when its draft was begun (L8, 3-15). */
export function openedRules({ local }: Dependencies, { forms, formName, version, judgedBy }: Asked): Opened {
  const rules = forms[formName]
  if (!rules) throw new Failure({ kind: 'broken', message: `There are no rules of ${formName}.` })
  const kept = ruleMarks(local)
  const now = stepMarks(rules)
  const before = judgedBy === null ? null : kept.of(formName, judgedBy)
  kept.keep(formName, version, now)
  if (judgedBy === null || judgedBy === version) return { rules, ruleChanges: null }
  const steps = before && changedSteps(before, now)
  return { rules, ruleChanges: steps?.length === 0 ? null : { steps } }
}
