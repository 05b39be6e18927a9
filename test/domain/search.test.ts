import { expect, it } from 'vitest'
import { holdsWords } from '#domain/search.ts'

it.each([
  ['Выписка по договору за 2025 год', '2025 выписка', true],
  ['Отчёт за третий квартал', 'ОТЧЕТ', true],
  ['Отчет', 'отчёт', true],
  ['Выписка за 2025 год', 'выписка 2024', false],
  ['Выписка', '  ', true],
  ['', 'договор', false],
])('of %j what is looked for by %j is found: %s', (text, query, isFound) =>
  expect(holdsWords(text, query)).toBe(isFound),
)
