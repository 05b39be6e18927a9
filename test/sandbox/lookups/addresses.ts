import type { AddressRecord } from './records.ts'
import { digitsOf } from './digits.ts'

type Town = [region: string, city: string, settlement: string | null, postal: string]

const towns: Town[] = [
  ['г Москва', 'г Москва', null, '1070'],
  ['г Санкт-Петербург', 'г Санкт-Петербург', null, '1910'],
  ['Тульская обл', 'г Тула', null, '3000'],
  ['Тверская обл', 'г Тверь', null, '1700'],
  ['Респ Татарстан', 'г Казань', null, '4200'],
  ['Свердловская обл', 'г Екатеринбург', null, '6200'],
  ['Новосибирская обл', 'г Новосибирск', null, '6300'],
  ['Мурманская обл', 'г Мурманск', null, '1830'],
  ['Приморский край', 'г Владивосток', null, '6900'],
  ['Московская обл', 'г Дмитров', 'село Озерецкое', '1418'],
]
const streets = ['ул Хабаровская', 'ул Портовая', 'ул Маячная', 'пр-кт Мира', 'ул Вавилова', 'пер Якорный']
const houses = ['1', '4', '12', '19', '27']

function addressOf(
  [region, city, settlement, postal]: Town,
  street: string,
  house: string,
  index: number,
): AddressRecord {
  const place = [...new Set([region, city, settlement])].filter(Boolean).join(', ')
  const postalCode = `${postal}${digitsOf(index, 2)}`
  const block = index % 11 === 5 ? '2' : null
  const flat = index % 3 === 0 ? String(1 + (index % 90)) : null
  const value = [place, street, `д ${house}`, block && `к ${block}`, flat && `кв ${flat}`].filter(Boolean).join(', ')
  return {
    value,
    unrestricted_value: `${postalCode}, ${value}`,
    data: {
      postal_code: postalCode,
      country: 'Россия',
      country_iso_code: 'RU',
      region_with_type: region,
      city_with_type: city,
      settlement_with_type: settlement,
      street_with_type: street,
      house_type: 'д',
      house,
      block,
      flat,
      fias_id: `00000000-0000-0000-0000-${String(index + 1).padStart(12, '0')}`,
      fias_level: flat === null ? '8' : '9',
    },
  }
}

/** Three hundred addresses: every street of every town, a few houses each. */
export const addresses: AddressRecord[] = towns.flatMap((town, first) =>
  streets.flatMap((street, second) =>
    houses.map((house, third) =>
      addressOf(town, street, house, (first * streets.length + second) * houses.length + third),
    ),
  ),
)
