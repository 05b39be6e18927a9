import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecast, monthlyPayment, sources, type YearEnd } from '#domain/forecast.ts'
import { modes, mostYears, usualYears, yearsToAge, yearsToPayout, type Plan } from '#domain/forecast/plan.ts'
import { coFinancing, deduction } from '#domain/pds-rules.ts'

const plain: Plan = {
  mode: 'individual',
  sex: 'female',
  age: 35,
  monthly: 1_000,
  income: 0,
  starting: 0,
  years: 10,
  rate: 0,
  inflation: 0,
  reinvests: true,
  employerShare: 0,
}
const last = (plan: Plan) => forecast(plan).at(-1)!

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const plans: fc.Arbitrary<Plan> = fc.record({
  mode: fc.constantFrom(...modes),
  sex: fc.constantFrom('female' as const, 'male' as const),
  age: fc.integer({ min: 18, max: 75 }),
  monthly: real(0, 200_000),
  income: real(0, 1_000_000),
  starting: real(0, 5_000_000),
  years: fc.integer({ min: 1, max: 45 }),
  rate: real(0, 20),
  inflation: real(0, 20),
  reinvests: fc.boolean(),
  employerShare: real(0, 200),
})
const anything = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, -1, 1e308))
const hostile: fc.Arbitrary<Plan> = fc.record({
  mode: fc.constantFrom(...modes),
  sex: fc.constantFrom('female' as const, 'male' as const),
  reinvests: fc.boolean(),
  age: anything,
  monthly: anything,
  income: anything,
  starting: anything,
  years: anything,
  rate: anything,
  inflation: anything,
  employerShare: anything,
})
const numbers = (end: YearEnd) => [...sources.map((name) => end[name]), end.total, end.today, end.spent]

describe('a forecast worked out by hand', () => {
  it('adds up contributions where nothing is earned', () => {
    expect(forecast(plain).map(({ total }) => total)).toEqual([
      0, 12_000, 24_000, 36_000, 48_000, 60_000, 72_000, 84_000, 96_000, 108_000, 120_000,
    ])
  })

  it('earns the rate in a year on what there is, and on a contribution from the month after it', () => {
    expect(last({ ...plain, monthly: 0, starting: 100_000, years: 2, rate: 10 }).total).toBeCloseTo(121_000, 6)
    const perMonth = 1.12 ** (1 / 12) - 1
    expect(last({ ...plain, years: 1, rate: 12 }).income).toBeCloseTo(1_000 * ((1.12 - 1) / perMonth - 12), 6)
  })

  it('has ten years of the money of the state, each a year late', () => {
    const plan: Plan = { ...plain, mode: 'public', monthly: 3_000, income: 80_000, years: 15, reinvests: false }
    expect(forecast(plan).map(({ state }) => state / 36_000)).toEqual([
      0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10,
    ])
  })

  it('earns on the money of the state from the middle of the year', () => {
    const plan: Plan = {
      ...plain,
      mode: 'public',
      monthly: 1_000,
      income: 50_000,
      years: 2,
      rate: 20,
      reinvests: false,
    }
    const without = last({ ...plan, mode: 'individual' })
    expect(last(plan).total - without.total).toBeCloseTo(12_000 * 1.2 ** 0.5, 6)
  })

  it('pays the returned tax in again, or leaves it out of the savings', () => {
    const plan: Plan = { ...plain, monthly: 10_000, income: 100_000 }
    const yearly = 0.13 * 120_000
    expect(last(plan)).toMatchObject({
      refund: expect.closeTo(9 * yearly, 6) as number,
      spent: 0,
      total: expect.closeTo(1_200_000 + 9 * yearly, 6) as number,
    })
    expect(last({ ...plan, reinvests: false })).toMatchObject({
      refund: 0,
      spent: expect.closeTo(9 * yearly, 6) as number,
      total: 1_200_000,
    })
  })

  it('knows no deduction where payments may begin before ten years have gone', () => {
    const plan: Plan = { ...plain, monthly: 10_000, income: 100_000, years: deduction.leastYears - 1 }
    expect(last(plan).refund).toBe(0)
  })

  it('has an employer add a share of one’s own contributions', () => {
    expect(last({ ...plain, mode: 'corporate', income: 100_000, employerShare: 50 })).toMatchObject({
      own: 120_000,
      employer: 60_000,
      state: 0,
      refund: 0,
      total: 180_000,
    })
  })

  it('is brought to today’s money by the inflation of every year', () => {
    expect(last({ ...plain, monthly: 0, starting: 121_000, years: 2, inflation: 10 }).today).toBeCloseTo(100_000, 6)
  })

  it('is paid out evenly', () => expect(monthlyPayment(1_200_000, 10)).toBe(10_000))
})

describe('a programme of fifteen years worked out by hand, earning nothing', () => {
  const programme: Plan = { ...plain, mode: 'public', years: 15 }

  it.each([
    // 6 000 × 12 × 15 = 1 080 000; the state 36 000 × 10; of 72 000 a year 13 % is 9 360, returned 14 times: the last year's comes too late.
    [
      'the lowest band',
      { monthly: 6_000, income: 80_000 },
      { own: 1_080_000, state: 360_000, refund: 131_040, total: 1_571_040 },
    ],
    // 5 000 × 12 = 60 000 a year, half of it is 30 000; 13 % is 7 800 × 14.
    [
      'the middle band',
      { monthly: 5_000, income: 120_000 },
      { own: 900_000, state: 300_000, refund: 109_200, total: 1_309_200 },
    ],
    // 40 000 × 12 = 480 000 a year; a quarter is 120 000, capped at 36 000; an income of 3 600 000: 15 % of no more than 400 000 is 60 000 × 14.
    [
      'the highest band, over both limits',
      { monthly: 40_000, income: 300_000 },
      { own: 7_200_000, state: 360_000, refund: 840_000, total: 8_400_000 },
    ],
    // 150 × 12 = 1 800 a year is less than 2 000; 13 % is 234 × 14.
    [
      'too little for the state',
      { monthly: 150, income: 50_000 },
      { own: 27_000, state: 0, refund: 3_276, total: 30_276 },
    ],
  ])('%s', (_, given, expected) => {
    const end = last({ ...programme, ...given })
    for (const [name, value] of Object.entries(expected))
      expect(end[name as keyof typeof expected]).toBeCloseTo(value, 6)
  })
})

describe('any forecast', () => {
  it('is of finite numbers that are not negative, whatever it is given', () => {
    fc.assert(
      fc.property(hostile, (plan) => {
        const ends = forecast(plan)
        expect(ends.length).toBeGreaterThan(1)
        expect(ends.length).toBeLessThanOrEqual(46)
        expect(ends.flatMap(numbers).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      }),
    )
  })

  it('is the sum of its parts, and worth no more in today’s money', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const end of forecast(plan)) {
          expect(end.total).toBe(sources.reduce((sum, name) => sum + end[name], 0))
          expect(end.today).toBeLessThanOrEqual(end.total)
        }
      }),
    )
  })

  it('earns nothing at a rate of zero, and no less at a higher one', () => {
    fc.assert(
      fc.property(plans, real(0, 20), (plan, rate) => {
        expect(last({ ...plan, rate: 0 }).income).toBe(0)
        const [low, high] = [Math.min(plan.rate, rate), Math.max(plan.rate, rate)]
        expect(last({ ...plan, rate: high }).total).toBeGreaterThanOrEqual(
          last({ ...plan, rate: low }).total * (1 - 1e-12),
        )
      }),
    )
  })

  it('is no smaller for a larger contribution', () => {
    fc.assert(
      fc.property(plans, real(0, 50_000), (plan, more) => {
        expect(last({ ...plan, monthly: plan.monthly + more }).total).toBeGreaterThanOrEqual(
          last(plan).total * (1 - 1e-12),
        )
      }),
    )
  })

  it('never shrinks from year to year', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const totals = forecast(plan).map(({ total }) => total)
        expect(totals.every((total, year) => total >= (totals[year - 1] ?? 0))).toBe(true)
      }),
    )
  })

  it('has at most 36 000 a year of the state for ten years, and none of it outside the programme', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { state } = last(plan)
        expect(state).toBeLessThanOrEqual(plan.mode === 'public' ? coFinancing.most * coFinancing.years : 0)
      }),
    )
  })

  it('does not count spent tax as savings', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(last({ ...plan, reinvests: false }).refund).toBe(0)
        expect(last({ ...plan, reinvests: true }).spent).toBe(0)
      }),
    )
  })
})

describe('when payments may begin', () => {
  it.each([
    ['public', 'female', 35, 15],
    ['public', 'female', 45, 10],
    ['public', 'male', 50, 10],
    ['public', 'male', 60, 0],
    ['public', 'female', 70, 0],
    ['individual', 'female', 35, 20],
    ['corporate', 'male', 35, 25],
  ] as const)('%s, %s, %d years old: in %d years', (mode, sex, age, years) =>
    expect(yearsToPayout(mode, sex, age)).toBe(years),
  )

  it('saves until the age of payment, and no less than ten years where there are as many before eighty', () => {
    expect([
      usualYears('female', 35),
      usualYears('male', 58),
      usualYears('female', 75),
      usualYears('male', 18),
    ]).toEqual([20, 10, 5, 42])
    expect([mostYears(18), mostYears(40), mostYears(75)]).toEqual([45, 40, 5])
    expect(yearsToAge('male', 61)).toBe(0)
  })
})
