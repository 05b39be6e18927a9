import { describe, expect, it } from 'vitest'
import { lastDayFor, limitOf, refundOf, standingOf } from '#domain/tax-deduction.ts'

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
})
