import { describe, expect, it } from 'vitest'
import { ownPlanOf } from '#domain/own-plan.ts'

const today = '2026-05-16'
const me = { gender: 'Female', birthDate: '1984-05-17' }
const balance = {
  date: today,
  total: 0,
  portfolios: [
    {
      portfolio: 'Balanced',
      userBalance: 80000,
      companyBalance: 340000,
      companyObligationsUser: 85000,
      investmentBalance: 73108.25,
    },
  ],
}
const year = (at: number, personalContributions: number, companyContributions = 0) => ({
  year: at,
  personalContributions,
  companyContributions,
  investmentIncome: 0,
  balance: 0,
})

describe('what a calculation of one’s own begins with', () => {
  it('[2.2-19] is the whole of what one has, what one paid a month in the last year that is over, and what the employer added', () => {
    expect(
      ownPlanOf({ me, balance, years: [year(2026, 90000), year(2025, 60000, 30000), year(2024, 12000)], today }),
    ).toEqual({
      sex: 'female',
      age: 41,
      starting: 578108,
      monthly: 5000,
      employerShare: 50,
    })
  })

  it('[2.2-19] leaves out what is not known', () => {
    expect(ownPlanOf({ me: null, balance: null, years: null, today })).toEqual({})
    expect(
      ownPlanOf({
        me: { gender: 'Other', birthDate: 'нет' },
        balance: null,
        years: [year(2026, 1), year(2025, 0, 5)],
        today,
      }),
    ).toEqual({})
  })

  it('[2.2-19] counts whole years of age, to the day', () => {
    expect(ownPlanOf({ me, balance: null, years: null, today: '2026-05-17' }).age).toBe(42)
  })
})
