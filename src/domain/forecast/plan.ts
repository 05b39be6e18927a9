import { deduction, payout, type Sex } from '../pds-rules.ts'

/** The programme of long-term savings, a plan of one's own, a programme of an employer. */
export const modes = ['public', 'individual', 'corporate'] as const
export type Mode = (typeof modes)[number]

/** What a forecast is made of; sums in rubles, shares and rates in percent, rates a year. */
export type Plan = {
  mode: Mode
  sex: Sex
  age: number
  /** One's own contribution a month. */
  monthly: number
  /** Income a month before tax. */
  income: number
  /** What has been saved already. */
  starting: number
  /** How long one saves. */
  years: number
  rate: number
  inflation: number
  /** The tax that is returned is paid in again; otherwise it is spent. */
  reinvests: boolean
  /** What an employer adds, in percent of one's own contribution. */
  employerShare: number
}

/** The numbers of a plan. */
export type Amount = Exclude<keyof Plan, 'mode' | 'sex' | 'reinvests'>
export type Bounds = readonly [least: number, most: number]

/** Between which values each number of a plan is counted with. */
export const planBounds = {
  age: [18, 75],
  monthly: [0, 1_000_000],
  income: [0, 10_000_000],
  starting: [0, 100_000_000],
  years: [1, 45],
  rate: [0, 20],
  inflation: [0, 20],
  employerShare: [0, 200],
} as const satisfies Record<Amount, Bounds>

/** The number brought between its bounds; the least where it is none. */
export const within = (value: number, [least, most]: Bounds): number => (value >= least ? Math.min(value, most) : least)

/** Nobody is shown payments that begin later than at this age. */
const latestPayout = 80

/** How long a person of this age may save at most. */
export const mostYears = (age: number): number => within(latestPayout - age, planBounds.years)

/** The plan with every number in its bounds, so that no input can make a forecast of what is not a number. */
export const settled = (plan: Plan): Plan => ({
  ...plan,
  age: Math.floor(within(plan.age, planBounds.age)),
  monthly: within(plan.monthly, planBounds.monthly),
  income: within(plan.income, planBounds.income),
  starting: within(plan.starting, planBounds.starting),
  years: Math.floor(within(plan.years, [planBounds.years[0], mostYears(within(plan.age, planBounds.age))])),
  rate: within(plan.rate, planBounds.rate),
  inflation: within(plan.inflation, planBounds.inflation),
  employerShare: within(plan.employerShare, planBounds.employerShare),
})

/** Years until the age of payment. */
export const yearsToAge = (sex: Sex, age: number): number => Math.max(0, payout.age[sex] - age)

/** In how many years payments may begin at the earliest; the programme of the state knows years of taking part beside the age. */
export const yearsToPayout = (mode: Mode, sex: Sex, age: number): number =>
  mode === 'public' ? Math.min(payout.years, yearsToAge(sex, age)) : yearsToAge(sex, age)

/** How long one saves unless one says otherwise: until the age of payment, and no less than the deduction wants where there is time for it. */
export const usualYears = (sex: Sex, age: number): number =>
  within(Math.max(yearsToAge(sex, age), deduction.leastYears), [planBounds.years[0], mostYears(age)])
