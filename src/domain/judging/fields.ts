import { knownChecks } from '../checks/known-checks.ts'
import { emptyDate } from '../dates.ts'
import type { FieldRule, StepRules } from '../form-rules.ts'
import * as messages from '../messages.ts'
import { counted } from '../plural.ts'
import { expressionOf } from './expression.ts'
import { tellUnknownKeys, type Judged } from './judged.ts'
import { faultsOfPassport, isOfPassport } from './passport.ts'
import { isPath, placeOfSibling, placesOf, valueAt } from './paths.ts'
import { isFieldRequired } from './required.ts'

/** What is wrong with a value, and the sentence that says what to do. */
export type FieldFault = { kind: 'empty' | 'tooLong' | 'wrong'; text: string }
/** What is wrong with a step, by the place of the value: `personalData.snils`, `assignees.0.share`. */
export type StepFaults = Readonly<Record<string, FieldFault>>

const wrong = 'Проверьте, что здесь написано'
const knownKeys = ['path', 'required', 'requiredWhen', 'maxLength', 'pattern', 'message', 'check']

/** Nothing is there: blanks, a list without items and the placeholder of a date count as nothing; «нет» and zero are answers. */
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && (value.trim() === '' || value.startsWith(emptyDate))) ||
  (Array.isArray(value) && value.length === 0) ||
  Number.isNaN(value)

/* A tick that has to be there is asked for by a pattern too. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

/** What is wrong with a text by its check and its pattern, in the check's own words. */
function wrongText({ path, pattern, check }: FieldRule, text: string, place: string, judged: Judged): string | null {
  if (pattern != null) {
    const expression = expressionOf(pattern)
    if (!expression) judged.onUnknown?.({ path, part: 'pattern', what: pattern })
    if (expression?.test(text) === false) return wrong
  }
  if (check == null) return null
  if (!Object.hasOwn(knownChecks, check)) {
    judged.onUnknown?.({ path, part: 'check', what: check })
    return null
  }
  const beside = (name: string) => textOf(valueAt(judged.values, placeOfSibling(place, name))) ?? ''
  return knownChecks[check]?.(text, { beside, today: judged.today }) ?? null
}

function faultAt(rule: FieldRule, place: string, judged: Judged): FieldFault | null {
  const value = valueAt(judged.values, place)
  if (isEmpty(value)) return isFieldRequired(rule, place, judged) ? { kind: 'empty', text: messages.fieldEmpty } : null
  const text = textOf(value)
  if (text === null) return null
  const { maxLength, message } = rule
  if (maxLength != null && [...text].length > maxLength)
    return { kind: 'tooLong', text: `Сократите до ${counted(maxLength, 'знака', 'знаков', 'знаков')}` }
  const own = wrongText(rule, text, place, judged)
  return own === null ? null : { kind: 'wrong', text: message || own }
}

/**
 * What is wrong with the fields of a step (4.7-07, 5-07): by place, with the rule's own message where it has one. A message is said of
 * what is written wrong; of nothing and of too much there is a sentence that fits every field.
 */
export function faultsOfStep({ fields }: StepRules, judged: Judged): StepFaults {
  const faults: Record<string, FieldFault> = {}
  for (const rule of fields ?? []) {
    tellUnknownKeys(rule.path, rule, knownKeys, judged)
    if (!isPath(rule.path)) {
      judged.onUnknown?.({ path: rule.path, part: 'path', what: rule.path })
      continue
    }
    for (const place of placesOf(rule.path, judged.values)) {
      const fault = faultAt(rule, place, judged)
      if (fault && !Object.hasOwn(faults, place)) faults[place] = fault
    }
  }
  if (fields?.some(({ path }) => isOfPassport(path)))
    for (const [place, text] of Object.entries(faultsOfPassport(judged.values, judged.today)))
      faults[place] ??= { kind: 'wrong', text }
  return faults
}
