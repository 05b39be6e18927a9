import * as z from 'zod/mini'
import type { Day } from './moscow-day.ts'

/** What came to a programme and went from it between two days (G4). */
export const Turnover = z.object({
  begin: z.string(),
  end: z.string(),
  openingBalance: z.number(),
  closingBalance: z.number(),
  turnover: z.object({
    personalContributions: z.number(),
    companyContributions: z.number(),
    payments: z.number(),
    taxWithheld: z.number(),
    transfers: z.number(),
  }),
  revenue: z.number(),
  points: z.array(z.object({ date: z.string(), balance: z.number(), revenue: z.number() })),
})
export type Turnover = z.output<typeof Turnover>

/** One year of a programme (G5). */
export const InvestYear = z.object({
  year: z.number(),
  personalContributions: z.number(),
  companyContributions: z.number(),
  investmentIncome: z.number(),
  balance: z.number(),
  yield: z.nullish(z.number()),
})
export type InvestYear = z.output<typeof InvestYear>

/** The days that are shown where content names none: since the beginning of last year. */
export const usualPeriod = (today: Day): { begin: Day; end: Day } => ({
  begin: `${Number(today.slice(0, 4)) - 1}-01-01`,
  end: today,
})
