import type { StepRules } from '../form-rules.ts'
import { isRequired, type Judged } from './judged.ts'
import { isPath, placesOf } from './paths.ts'

/** The places that must be filled in on a step with these values. */
export const requiredPlaces = ({ fields }: StepRules, judged: Judged): ReadonlySet<string> =>
  new Set(
    (fields ?? [])
      .filter(({ path }) => isPath(path))
      .flatMap((rule) =>
        placesOf(rule.path, judged.values).filter((place) => isRequired(rule, rule.path, place, judged)),
      ),
  )
