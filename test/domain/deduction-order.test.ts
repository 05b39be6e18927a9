import { describe, expect, it } from 'vitest'
import { deductionYears, faultsOfOrder, kindOfYears, orderOf, refundFor } from '#domain/deduction-order.ts'
import type { TaxStatement } from '#domain/tax-statements.ts'

const today = '2026-11-25'
const sums = [2022, 2023, 2024, 2025, 2026].map((year) => ({ year, sum: 50_000, isAvailable: true }))
const filedIn = (state: string, ...years: number[]): TaxStatement => ({
  statementId: 'td-1',
  state,
  years,
  amountByYear: [],
  createdDate: '2026-11-20T10:00:00Z',
  registrationNumber: null,
  documents: [],
})
const standings = (filed: TaxStatement[], own = sums) =>
  Object.fromEntries(deductionYears(own, { filed, today }).map(({ year, status }) => [year, status]))

describe('the years of which papers can be ordered', () => {
  it('are those that are over and not past', () => {
    expect(standings([])).toEqual({ 2022: 'past', 2023: 'open', 2024: 'open', 2025: 'open', 2026: 'running' })
    expect(deductionYears(sums, { filed: [], today }).map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023, 2022])
  })

  it.each([
    ['registered', 'requested'],
    ['inReview', 'requested'],
    ['completed', 'requested'],
    ['rejected', 'open'],
    ['waitConfirmation', 'open'],
  ])('an order that is %s leaves its year %s', (state, status) => {
    expect(standings([filedIn(state, 2024)])).toMatchObject({ 2023: 'open', 2024: status, 2025: 'open' })
  })

  it('are none without contributions that the fund has counted', () => {
    expect(
      standings(
        [],
        [
          { year: 2025, sum: 10, isAvailable: false },
          { year: 2024, sum: 0, isAvailable: true },
        ],
      ),
    ).toEqual({ 2024: 'uncounted', 2025: 'uncounted' })
  })
})

describe('an order of papers', () => {
  it('is for one deduction', () => {
    const years = deductionYears(sums, { filed: [], today })
    const faults = (...chosen: number[]) => faultsOfOrder({ years: chosen, agreementIds: ['a'] }, years)
    expect(Object.keys(faults(2024, 2025))).toEqual(['years'])
    expect(faults(2023, 2024)).toEqual({})
    expect(faults(2025)).toEqual({})
    expect(kindOfYears([2023, 2024])).toBe('Social219')
    expect(kindOfYears([2025])).toBe('LongTermSavings')
  })

  it('says nothing of the income, which is for the estimate alone', () => {
    const typed = { years: [2025], income: '300 000', recipient: 'Self' }
    expect(orderOf(typed, 'key-1')).toEqual({ years: [2025], recipient: 'Self', idempotencyKey: 'key-1' })
    const years = deductionYears(sums, { filed: [], today })
    expect(refundFor(typed, years)).toBe(7_500)
    expect(refundFor({ ...typed, income: '' }, years)).toBe(6_500)
    expect(refundFor({ years: [2024, 2025] }, years)).toBe(13_000)
    expect(refundFor({}, years)).toBe(0)
  })

  it.each([[2026], [2022], [2019]])('is for no year but an open one: not for %i', (year) => {
    const years = deductionYears(sums, { filed: [], today })
    expect(Object.keys(faultsOfOrder({ years: [year], agreementIds: ['a'] }, years))).toEqual(['years'])
  })

  it('is for some year and some contract', () => {
    expect(Object.keys(faultsOfOrder({ years: [], agreementIds: [] }, []))).toEqual(['years', 'agreementIds'])
  })
})
