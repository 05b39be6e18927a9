import { describe, expect, it } from 'vitest'
import { deductionKindOf, lastDayFor, limitOf, refundAt, refundOf, standingOf } from '#domain/tax-deduction.ts'

describe('the tax that is returned for contributions', () => {
  it.each([
    [2026, 400_000, '219.2'],
    [2025, 400_000, '219.2'],
    [2024, 150_000, '219 '],
    [2023, 120_000, '219 '],
    [2019, 120_000, '219 '],
  ])('[2.2-14] of %i is counted up to %i, by article %s', (year, mostBase, article) => {
    expect(limitOf(year).mostBase).toBe(mostBase)
    expect(limitOf(year).law).toContain(`статья ${article}`)
  })

  it.each([
    [2025, 55_000, 7_150],
    [2025, 400_000, 52_000],
    [2025, 900_000, 52_000],
    [2024, 200_000, 19_500],
    [2023, 120_000.01, 15_600],
    [2025, 12_500.5, 1_625.07],
    [2025, 0, 0],
  ])('[2.2-14] for %i and %d ₽ is %d ₽ at most', (year, sum, refund) => expect(refundOf(year, sum)).toBe(refund))

  it.each([
    [2023, '2026-12-31', 'open'],
    [2023, '2027-01-01', 'past'],
    [2026, '2026-12-31', 'running'],
    [2026, '2027-01-01', 'open'],
  ] as const)('[2.2-14] of %i on %s is %s: three years are given', (year, today, standing) => {
    expect(standingOf(year, today)).toBe(standing)
    expect(lastDayFor(2023)).toBe('2026-12-31')
  })

  // 219 999 a month is 2 639 988 a year: 239 988 of it at 15 %, and the rest of the deduction at 13 %.
  it.each([
    [2025, 400_000, null, 52_000],
    [2025, 400_000, 90_000, 52_000],
    [2025, 400_000, 300_000, 60_000],
    [2025, 400_000, 219_999, 56_799.76],
    [2025, 400_000, 10_000, 15_600],
    [2025, 900_000, 300_000, 60_000],
    [2025, 55_000, 0, 0],
    [2024, 150_000, 300_000, 19_500],
  ])('[2.2-14] for %i and %d ₽ at an income of %s ₽ a month is %d ₽', (year, sum, income, refund) =>
    expect(refundAt(year, sum, income)).toBe(refund),
  )

  it('[2.2-14] comes by another article for the years before 2025', () => {
    expect([2023, 2024, 2025, 2026].map(deductionKindOf)).toEqual([
      'Social219',
      'Social219',
      'LongTermSavings',
      'LongTermSavings',
    ])
  })
})
