import * as z from 'zod/mini'

/* Suggestions as DaData gives them and the services pass them on: its own names, in snake_case. */
const text = z.nullish(z.string())
const suggestions = <Data extends z.core.$ZodType>(data: Data) =>
  z.object({ suggestions: z.array(z.object({ value: z.string(), unrestricted_value: text, data })) })

/** A bank by its БИК or name (J2). */
export const BankSuggestions = suggestions(
  z.object({
    bic: text,
    swift: text,
    inn: text,
    kpp: text,
    registration_number: text,
    correspondent_account: text,
    payment_city: text,
    name: z.nullish(z.object({ payment: text, full: text, short: text })),
    state: z.nullish(z.object({ status: text })),
  }),
)
export type BankSuggestions = z.output<typeof BankSuggestions>

/** An address by its words (J3). */
export const AddressSuggestions = suggestions(
  z.object({
    postal_code: text,
    country: text,
    country_iso_code: text,
    region_with_type: text,
    city_with_type: text,
    settlement_with_type: text,
    street_with_type: text,
    house_type: text,
    house: text,
    block: text,
    flat: text,
    fias_id: text,
    fias_level: text,
  }),
)
export type AddressSuggestions = z.output<typeof AddressSuggestions>

/** Who issues passports, by code or name (J4). */
export const OfficeSuggestions = suggestions(z.object({ code: text, name: text, region_code: text, type: text }))
export type OfficeSuggestions = z.output<typeof OfficeSuggestions>

/** A company by its ИНН or name (J5). */
export const CompanySuggestions = suggestions(
  z.object({
    inn: text,
    kpp: text,
    ogrn: text,
    type: text,
    name: z.nullish(z.object({ full_with_opf: text, short_with_opf: text, full: text, short: text })),
    management: z.nullish(z.object({ name: text, post: text })),
    state: z.nullish(z.object({ status: text })),
    address: z.nullish(z.object({ value: text, unrestricted_value: text })),
  }),
)
export type CompanySuggestions = z.output<typeof CompanySuggestions>
