import { rows, useQuery } from '#system/react/use-query.ts'

/** The countries that may be chosen; none until they are known. */
export function useCountries(): { value: string; label: string }[] {
  const query = useQuery(rows.statements.metaInformation, {})
  return query.state === 'shown'
    ? query.value.Countries.map(({ Code, Name }) => ({ value: String(Code), label: Name }))
    : []
}
