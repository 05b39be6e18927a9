import { filledSteps } from '#domain/joining-steps.ts'
import { countryNamed, countryOptions } from '../statements/country-options.ts'
import { DraftConflict } from '../statements/draft-conflict.tsx'
import { unreviewedItems } from '../statements/person-items.ts'
import { sectionItems } from './section-items.ts'
import { useJoining } from './use-joining.ts'

const consents = {
  rules: 'согласие с правилами',
  salaryDeduction: 'согласие на удержание взноса',
  accuracy: 'сведения верны',
}

/** The request was changed in two places. */
export function Conflict() {
  const { title, meta } = useJoining()
  const countryOf = countryNamed(countryOptions(meta))
  return (
    <DraftConflict
      title={title}
      itemsOf={(values) => [
        ...filledSteps.flatMap((step) => sectionItems(step, values, countryOf)),
        ...unreviewedItems(values, consents),
      ]}
    />
  )
}
