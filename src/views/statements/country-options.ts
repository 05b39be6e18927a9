import type { MetaInformation } from '#domain/meta-information.ts'

export type CountryOption = { value: string; label: string }

/** Countries as a list offers them: by their number, told by their name. */
export const countryOptions = ({ Countries }: Pick<MetaInformation, 'Countries'>): CountryOption[] =>
  Countries.map(({ Code, Name }) => ({ value: String(Code), label: Name }))

/** What a country is called by its number; null where it is not known. */
export const countryNamed =
  (countries: readonly CountryOption[]) =>
  (code: number): string | null =>
    countries.find(({ value }) => value === String(code))?.label ?? null
