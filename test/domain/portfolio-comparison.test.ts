import { expect, it } from 'vitest'
import { compared } from '#domain/portfolio-comparison.ts'

const year = (of: number, clientYield: number, inflation: number, portfolio = 'Balanced') => ({
  year: of,
  portfolio,
  fundYield: 99,
  clientYield,
  inflation,
  averageYield: 99,
})
const known = [year(2024, 10, 5), year(2023, -5, 10), year(2022, 20, 20), year(2024, 50, 5, 'Minor')]

it('compounds what was credited, the growth of prices and the deposit over the same years', () => {
  const result = compared(known, { portfolio: 'Balanced', since: 2023, rate: 10 })
  expect(result).toMatchObject({ since: 2023, until: 2024 })
  // 0.95 × 1.10, 1.10 × 1.05, 1.10 × 1.10.
  expect(result?.portfolio).toBeCloseTo(4.5)
  expect(result?.prices).toBeCloseTo(15.5)
  expect(result?.deposit).toBeCloseTo(21)
})

it('has nothing to compare where nothing of those years has been published', () => {
  expect(compared(known, { portfolio: 'Balanced', since: 2025, rate: 10 })).toBeNull()
  expect(compared(known, { portfolio: 'Optimal', since: 2020, rate: 10 })).toBeNull()
})
