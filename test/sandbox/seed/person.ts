import type { Passport } from '#domain/account.ts'

/** Where the clients of the seed live. */
export const home = {
  value: 'г Москва, ул Хабаровская, д 4, кв 8',
  unrestrictedValue: '107589, г Москва, ул Хабаровская, д 4, кв 8',
  postalCode: '107589',
  fiasId: null,
  country: 643,
  region: 'г Москва',
  city: 'г Москва',
  street: 'ул Хабаровская',
  house: '4',
  block: null,
  flat: '8',
  isManual: false,
}

/** A passport as statements name it. */
export const passportOf = ({ passportId: _, documentCode: __, isValid: ___, ...passport }: Passport) => passport
