import type { OfficeRecord } from './records.ts'

const known: [code: string, name: string][] = [
  ['770-053', 'ОТДЕЛОМ УФМС РОССИИ ПО Г. МОСКВЕ ПО РАЙОНУ ЗАМОСКВОРЕЧЬЕ'],
  ['770-001', 'ГУ МВД РОССИИ ПО Г. МОСКВЕ'],
  ['780-001', 'ГУ МВД РОССИИ ПО Г. САНКТ-ПЕТЕРБУРГУ И ЛЕНИНГРАДСКОЙ ОБЛАСТИ'],
  ['710-002', 'УМВД РОССИИ ПО ТУЛЬСКОЙ ОБЛАСТИ'],
]
const regions: [code: string, name: string][] = [
  ['50', 'МОСКОВСКОЙ ОБЛАСТИ'],
  ['69', 'ТВЕРСКОЙ ОБЛАСТИ'],
  ['16', 'РЕСПУБЛИКЕ ТАТАРСТАН'],
  ['66', 'СВЕРДЛОВСКОЙ ОБЛАСТИ'],
  ['54', 'НОВОСИБИРСКОЙ ОБЛАСТИ'],
  ['51', 'МУРМАНСКОЙ ОБЛАСТИ'],
]
const towns = ['ПРИМОРСКОМ РАЙОНЕ', 'ЗАРЕЧНОМ РАЙОНЕ', 'СЕВЕРНОМ РАЙОНЕ', 'Г. МАЯЧНОМ', 'Г. ПОРТОВОМ', 'Г. ЯКОРНОМ']

const suggestion = ([code, name]: readonly [string, string]): OfficeRecord => ({
  value: name,
  unrestricted_value: name,
  data: { code, name, region_code: code.slice(0, 2), type: code[2] ?? '0' },
})

/** Forty offices that issue passports. */
export const offices: OfficeRecord[] = [
  ...known.map(suggestion),
  ...regions.flatMap(([code, region], first) =>
    towns.map((town, second) =>
      suggestion([
        `${code}${second % 4}-${String(first * towns.length + second + 11).padStart(3, '0')}`,
        `ОТДЕЛОМ УФМС РОССИИ ПО ${region} В ${town}`,
      ]),
    ),
  ),
]
