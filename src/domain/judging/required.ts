import type { FieldRule, StepRules } from '../form-rules.ts'
import { isRequired, type Judged } from './judged.ts'
import { isEndOfEndless } from './passport.ts'
import { isPath, placesOf } from './paths.ts'

/** Whether something has to stand at a place of a rule. */
export const isFieldRequired = (rule: FieldRule, place: string, judged: Judged): boolean =>
  isRequired(rule, rule.path, place, judged) && !isEndOfEndless(place, judged.values)

/** The places that must be filled in on a step with these values. */
export const requiredPlaces = ({ fields }: StepRules, judged: Judged): ReadonlySet<string> =>
  new Set(
    (fields ?? [])
      .filter(({ path }) => isPath(path))
      .flatMap((rule) => placesOf(rule.path, judged.values).filter((place) => isFieldRequired(rule, place, judged))),
  )
