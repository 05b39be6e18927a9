/* Suggestions as DaData gives them and the services pass them on: its own names, in snake_case. */
type Text = string | null
type Suggestion<Data> = { value: string; unrestricted_value: Text; data: Data }

/** A bank by its БИК or name (J2). */
export type BankRecord = Suggestion<{
  bic: string
  swift: Text
  inn: string
  kpp: Text
  registration_number: Text
  correspondent_account: Text
  payment_city: Text
  name: { payment: Text; full: Text; short: Text }
  state: { status: string }
}>

/** An address by its words (J3). */
export type AddressRecord = Suggestion<{
  postal_code: Text
  country: Text
  country_iso_code: Text
  region_with_type: Text
  city_with_type: Text
  settlement_with_type: Text
  street_with_type: Text
  house_type: Text
  house: Text
  block: Text
  flat: Text
  fias_id: Text
  fias_level: Text
}>

/** Who issues passports, by code or name (J4). */
export type OfficeRecord = Suggestion<{ code: string; name: Text; region_code: Text; type: Text }>

/** A company by its ИНН or name (J5). */
export type CompanyRecord = Suggestion<{
  inn: string
  kpp: Text
  ogrn: string
  type: Text
  name: { full_with_opf: Text; short_with_opf: Text; full: Text; short: Text }
  management: { name: Text; post: Text }
  state: { status: string }
  address: { value: Text; unrestricted_value: Text }
}>
