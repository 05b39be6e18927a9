import type { CompanyRecord } from './records.ts'
import { digitsOf, innFrom, ogrnFrom } from './digits.ts'

const names = ['Север', 'Волна', 'Створ', 'Гавань', 'Фарватер', 'Маяк', 'Компас', 'Лоция', 'Парус', 'Бриз']
const trades = ['Сервис', 'Логистика', 'Судоремонт']
const heads = ['Орлов Пётр Ильич', 'Седова Нина Львовна', 'Крылов Андрей Павлович', 'Дёмина Ольга Юрьевна']

function company(name: string, index: number, inn: string, ogrn: string): CompanyRecord {
  const upper = name.toUpperCase()
  const address = `г Москва, ул Вавилова, д ${19 + index}`
  return {
    value: `ООО "${upper}"`,
    unrestricted_value: `ООО "${upper}"`,
    data: {
      inn,
      kpp: `${inn.slice(0, 4)}01001`,
      ogrn,
      type: 'LEGAL',
      name: {
        full_with_opf: `ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "${upper}"`,
        short_with_opf: `ООО "${upper}"`,
        full: upper,
        short: upper,
      },
      management: { name: heads[index % heads.length] ?? null, post: 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР' },
      state: { status: index % 13 === 12 ? 'LIQUIDATED' : 'ACTIVE' },
      address: { value: address, unrestricted_value: `117312, ${address}` },
    },
  }
}

/** Thirty invented companies; the first has the numbers of the contract's example. */
export const companies: CompanyRecord[] = trades.flatMap((trade, first) =>
  names.map((name, second) => {
    const index = first * names.length + second
    return index === 0
      ? company(`${name} ${trade}`, index, '7707083893', '1027700132195')
      : company(
          `${name} ${trade}`,
          index,
          innFrom(`77${digitsOf(index + 100, 7)}`),
          ogrnFrom(`10277${digitsOf(index, 7)}`),
        )
  }),
)
