import { rows, useQuery } from '#system/react/use-query.ts'
import { countryOptions, type CountryOption } from './country-options.ts'

const none: CountryOption[] = []

/** The countries that a client may choose; none until they are known. */
export function useCountries(): CountryOption[] {
  const query = useQuery(rows.statements.metaInformation, {})
  return query.state === 'shown' ? countryOptions(query.value) : none
}
