import { describe, expect, it } from 'vitest'
import { periodOf, reportYears } from '#domain/report-period.ts'

const meant = (kind: 'thisYear' | 'lastYear' | 'all' | 'own', today: string, begun: string | null = null) =>
  periodOf({ kind, start: '01.02.2024', end: '29.02.2024' }, begun, today)

describe('the period of a statement', () => {
  it.each([
    { kind: 'thisYear', today: '2028-02-29', period: { start: '2028-01-01', end: '2028-02-29' } },
    { kind: 'lastYear', today: '2028-02-29', period: { start: '2027-01-01', end: '2027-12-31' } },
    { kind: 'lastYear', today: '2026-01-01', period: { start: '2025-01-01', end: '2025-12-31' } },
    { kind: 'own', today: '2028-02-29', period: { start: '2024-02-01', end: '2024-02-29' } },
  ] as const)('$kind on $today', ({ kind, today, period }) => expect(meant(kind, today)).toEqual(period))

  it('of the whole time begins with the agreement, or with the fund itself where its day is not known', () => {
    expect(meant('all', '2026-11-22', '2019-05-17')).toEqual({ start: '2019-05-17', end: '2026-11-22' })
    expect(meant('all', '2026-11-22', '2019-05-16T21:00:00Z').start).toBe('2019-05-17')
    for (const none of [null, '0001-01-01T00:00:00'])
      expect(meant('all', '2026-11-22', none)).toEqual({ start: '2009-01-01', end: '2026-11-22' })
  })
})

describe('the years of a report of contributions', () => {
  it('go back to the first agreement, and no further than so many', () => {
    expect(reportYears(['2024-07-01', null, '2019-05-17'], '2026-11-22', 10)).toEqual([
      2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019,
    ])
    expect(reportYears(['2019-05-17'], '2026-11-22', 3)).toEqual([2026, 2025, 2024])
  })

  it('are this one alone where no agreement is known, or the first has not begun yet', () => {
    expect(reportYears([null], '2026-11-22', 10)).toEqual([2026])
    expect(reportYears(['2027-01-01'], '2026-11-22', 10)).toEqual([2026])
  })
})
