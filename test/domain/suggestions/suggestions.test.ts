import { describe, expect, it } from 'vitest'
import { Address, addressLacks, addressOf, AddressSuggestions } from '#domain/suggestions/address.ts'
import {
  banksOf,
  BankSuggestions,
  companiesOf,
  CompanySuggestions,
  officesOf,
  OfficeSuggestions,
} from '#domain/suggestions/organisations.ts'
import { officeQueryOf, queryOf } from '#domain/suggestions/suggestions.ts'

/* The answers are those of the contract, §2.10. */
const street = {
  value: 'г Москва, ул Хабаровская, д 4',
  unrestricted_value: '107589, г Москва, р-н Гольяново, ул Хабаровская, д 4',
  data: {
    postal_code: '107589',
    country: 'Россия',
    country_iso_code: 'RU',
    region_with_type: 'г Москва',
    city_with_type: 'г Москва',
    settlement_with_type: null,
    street_with_type: 'ул Хабаровская',
    house_type: 'д',
    house: '4',
    block: null,
    flat: null,
    fias_id: '00000000-0000-0000-0000-000000000004',
    fias_level: '8',
    geo_lat: '55.821',
  },
}
const countries = [
  { Code: 643, Name: 'Россия' },
  { Code: 398, Name: 'Казахстан' },
]
const addressesOf = (...suggestions: unknown[]) =>
  AddressSuggestions.parse({ suggestions }).map((one) => addressOf(one, countries))
const withData = (data: object) => ({ ...street, data: { ...street.data, ...data } })

describe('an address that was chosen', () => {
  it('is what a statement holds', () => {
    const [address] = addressesOf(street)
    expect(address).toEqual({
      value: 'г Москва, ул Хабаровская, д 4',
      unrestrictedValue: '107589, г Москва, р-н Гольяново, ул Хабаровская, д 4',
      postalCode: '107589',
      fiasId: '00000000-0000-0000-0000-000000000004',
      country: 643,
      region: 'г Москва',
      city: 'г Москва',
      street: 'ул Хабаровская',
      house: '4',
      block: null,
      flat: null,
      isManual: false,
    })
    expect(Address.parse(address)).toEqual(address)
  })

  it.each([
    ['a village in a town', { settlement_with_type: 'п Мирный' }, { city: 'г Москва, п Мирный' }],
    ['a village', { city_with_type: null, settlement_with_type: 'с Верхнее' }, { city: 'с Верхнее' }],
    ['another country', { country: 'Казахстан', country_iso_code: 'KZ' }, { country: 398 }],
    ['a country that is not listed', { country: 'Чили', country_iso_code: 'CL' }, { country: 0 }],
    ['no country', { country: null, country_iso_code: null }, { country: 643 }],
    ['empty instead of nothing', { flat: '', fias_id: '' }, { flat: null, fiasId: null }],
  ])('is %s', (_, data, part) => expect(addressesOf(withData(data))[0]).toMatchObject(part))

  it('is made of a value alone', () =>
    expect(addressesOf({ value: 'Тула', data: {} })[0]).toMatchObject({
      unrestrictedValue: 'Тула',
      house: '',
      city: '',
    }))

  it.each([
    [{}, null],
    [{ house: null }, 'Добавьте номер дома'],
    [{ city_with_type: null, street_with_type: null }, 'Добавьте город и улицу'],
    [{ street_with_type: null }, null],
    [{ postal_code: null }, 'Добавьте индекс'],
  ])('with %o lacks: %s', (data, lack) => expect(addressesOf(withData(data)).map(addressLacks)).toEqual([lack]))
})

describe('what the lookup service suggests', () => {
  const bank = {
    value: 'ПАО Сбербанк',
    unrestricted_value: 'ПАО Сбербанк',
    data: { bic: '044525225', correspondent_account: '30101810400000000225', state: { status: 'ACTIVE' } },
  }
  const sberbank = { bic: '044525225', bankName: 'ПАО Сбербанк', correspondentAccount: '30101810400000000225' }

  it('are banks, but none that is closed', () => {
    const suggestions = [
      bank,
      { ...bank, data: { ...bank.data, state: { status: 'LIQUIDATED' } } },
      { value: 'Банк', data: { bic: '044525999' } },
    ]
    expect(banksOf(BankSuggestions.parse({ suggestions }))).toEqual([
      sberbank,
      { bic: '044525999', bankName: 'Банк', correspondentAccount: '' },
    ])
  })

  it('loses only what cannot be read', () => {
    const suggestions = [
      null,
      'text',
      { value: 1, data: bank.data },
      { value: 'x' },
      { value: 'x', data: { bic: null } },
      bank,
    ]
    expect(banksOf(BankSuggestions.parse({ suggestions }))).toEqual([sberbank])
    expect(BankSuggestions.safeParse({ suggestions: null }).success).toBe(false)
  })

  it('are passport offices', () => {
    const name = 'ОТДЕЛОМ УФМС РОССИИ ПО Г. МОСКВЕ ПО РАЙОНУ ЗАМОСКВОРЕЧЬЕ'
    const suggestions = [
      { value: name, unrestricted_value: name, data: { code: '770-053', name, region_code: '77', type: '0' } },
      { value: 'ОВД', data: { code: '770053' } },
    ]
    expect(officesOf(OfficeSuggestions.parse({ suggestions }))).toEqual([
      { departmentCode: '770-053', issuedBy: name },
      { departmentCode: '770-053', issuedBy: 'ОВД' },
    ])
  })

  it('are companies, told where one is closed', () => {
    const suggestions = [
      {
        value: 'ООО "СЕВЕР СЕРВИС"',
        data: {
          inn: '7707083893',
          kpp: '773601001',
          name: { short_with_opf: 'ООО "СЕВЕР СЕРВИС"' },
          state: { status: 'ACTIVE' },
          address: { value: 'г Москва, ул Вавилова, д 19', unrestricted_value: '117312, г Москва, ул Вавилова, д 19' },
        },
      },
      { value: 'ИП Ким', data: { inn: '500100732259', state: { status: 'BANKRUPT' } } },
    ]
    expect(companiesOf(CompanySuggestions.parse({ suggestions }))).toEqual([
      {
        inn: '7707083893',
        kpp: '773601001',
        name: 'ООО "СЕВЕР СЕРВИС"',
        address: '117312, г Москва, ул Вавилова, д 19',
        isOpen: true,
      },
      { inn: '500100732259', kpp: null, name: 'ИП Ким', address: '', isOpen: false },
    ])
  })
})

describe('what is asked of it', () => {
  it.each([
    ['  мос   ква ', 'мос ква'],
    ['мо', null],
    ['   ', null],
    ['я'.repeat(301), 'я'.repeat(300)],
  ])('for «%s»: %s', (typed, query) => expect(queryOf(typed)).toBe(query))

  it.each([
    ['770-053', '770-053'],
    ['770053', '770-053'],
    ['770-05', null],
    ['ОВД', 'ОВД'],
    ['ОВД 12', 'ОВД 12'],
  ])('for the passport office «%s»: %s', (typed, query) => expect(officeQueryOf(typed)).toBe(query))
})
