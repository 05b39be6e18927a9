import * as z from 'zod/mini'
import * as limits from '../limits.ts'
import type { MetaInformation } from '../meta-information.ts'
import { maybe, suggestionsOf } from './suggestions.ts'

/** Addresses as the lookup service suggests them (J3). */
export const AddressSuggestions = suggestionsOf(
  z.object({
    postal_code: maybe,
    country: maybe,
    country_iso_code: maybe,
    region_with_type: maybe,
    city_with_type: maybe,
    settlement_with_type: maybe,
    street_with_type: maybe,
    house: maybe,
    block: maybe,
    flat: maybe,
    fias_id: maybe,
  }),
)
type AddressSuggestion = z.output<typeof AddressSuggestions>[number]

/** An address as a statement holds it; one that was typed by hand says so. */
export const Address = z.object({
  value: z.string(),
  unrestrictedValue: z.string(),
  postalCode: z.string(),
  fiasId: z.nullish(z.string()),
  country: z.number(),
  region: z.string(),
  city: z.string(),
  street: z.string(),
  house: z.string(),
  block: z.nullish(z.string()),
  flat: z.nullish(z.string()),
  isManual: z.boolean(),
})
export type Address = z.output<typeof Address>

const russia = 'RU'

/** The address that was chosen of the suggestions; countries are known by their names, and one that is not named is Russia. */
export function addressOf(
  { value, unrestricted_value, data }: AddressSuggestion,
  countries: MetaInformation['Countries'],
): Address {
  const named = countries.find(({ Name }) => Name === data.country)?.Code
  const isRussian = (data.country_iso_code ?? russia) === russia
  return {
    value,
    unrestrictedValue: unrestricted_value ?? value,
    postalCode: data.postal_code ?? '',
    fiasId: data.fias_id || null,
    country: isRussian ? limits.defaultNationality : (named ?? 0),
    region: data.region_with_type ?? '',
    city: [data.city_with_type, data.settlement_with_type].filter(Boolean).join(', '),
    street: data.street_with_type ?? '',
    house: data.house ?? '',
    block: data.block || null,
    flat: data.flat || null,
    isManual: false,
  }
}

/** What an address that was chosen still lacks, as a sentence; null where nothing. */
export const addressLacks = ({ street, city, house, postalCode }: Address): string | null =>
  house === ''
    ? 'Добавьте номер дома'
    : city === '' && street === ''
      ? 'Добавьте город и улицу'
      : postalCode === ''
        ? 'Добавьте индекс'
        : null
