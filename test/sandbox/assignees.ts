import { formatISO, parseISO, subYears } from 'date-fns'
import type { Assignee } from '#domain/assignee.ts'
import { programmeOf } from './handlers/agreements.ts'
import type { Client } from './state.ts'

const people = [
  { fullName: 'Северов Пётр Алексеевич', relation: 'Сын', age: 12 },
  { fullName: 'Северова Ольга Алексеевна', relation: 'Дочь', age: 19 },
  { fullName: 'Лугова Вера Ивановна', relation: 'Мать', age: 68 },
  { fullName: 'Лугов Алексей Ильич', relation: 'Отец', age: 71 },
  { fullName: 'Берегова Анна-Мария Игоревна', relation: 'Сестра', age: 39 },
  { fullName: 'Луговой Семён Ильич', relation: 'Брат', age: 35 },
  { fullName: 'Ёлкина Юлия', relation: 'Племянница', age: 9 },
] as const

/** The first programme has two, and of the one with much data forty; another has none. */
function countOf({ persona, programmes }: Client, id: string): number {
  if (programmes[0]?.product.id !== id) return 0
  return persona === 'P11' ? 40 : 2
}

/** Those who inherit a programme (K6): the same every time, in shares that add up to a whole. */
export function assigneesOf(client: Client, id: string, today: string): Assignee[] {
  programmeOf(client, id)
  const count = countOf(client, id)
  const even = Math.floor(10_000 / count) / 100
  return Array.from({ length: count }, (_, index) => {
    const { age, ...person } = people[index % people.length] ?? people[0]
    return {
      ...person,
      id: `as-${id}-${index + 1}`,
      birthDate: formatISO(subYears(parseISO(today), age), { representation: 'date' }),
      share: index === 0 ? Math.round((100 - even * (count - 1)) * 100) / 100 : even,
      isMinor: age < 18,
      documentDate: '2021-05-20',
    }
  })
}
