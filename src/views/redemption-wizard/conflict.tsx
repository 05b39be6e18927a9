import { redemptionSteps } from '#domain/redemption-steps.ts'
import { redemptionTitle } from '#domain/statement-titles.ts'
import { countryNamed } from '../statements/country-options.ts'
import { DraftConflict } from '../statements/draft-conflict.tsx'
import { unreviewedItems } from '../statements/person-items.ts'
import { useCountries } from '../statements/use-countries.ts'
import { sectionItems } from './section-items.ts'

const compared = redemptionSteps.filter((one) => one !== 'review')

const consents = {
  accuracy: 'сведения верны',
  terminationWarning: 'договор прекратится',
  taxWarning: 'фонд удержит налог',
}

/** The redemption was changed in two places. */
export function Conflict() {
  const countryOf = countryNamed(useCountries())
  return (
    <DraftConflict
      title={redemptionTitle}
      itemsOf={(values) => [
        ...compared.flatMap((step) => sectionItems(step, values, countryOf)),
        ...unreviewedItems(values, consents),
      ]}
    />
  )
}
