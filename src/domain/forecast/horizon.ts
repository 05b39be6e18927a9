import { deduction, payout, type Sex } from '../pds-rules.ts'
import { planBounds, within, type Mode } from './plan.ts'

/** Years until the age of payment. */
export const yearsToAge = (sex: Sex, age: number): number => Math.max(0, payout.age[sex] - age)

/** In how many years payments may begin at the earliest; the programme of the state knows years of taking part beside the age. */
export const yearsToPayout = (mode: Mode, sex: Sex, age: number): number =>
  mode === 'public' ? Math.min(payout.years, yearsToAge(sex, age)) : yearsToAge(sex, age)

/** How long one saves unless one says otherwise: until the age of payment, and no less than the deduction wants. */
export const usualYears = (sex: Sex, age: number): number => within(Math.max(yearsToAge(sex, age), deduction.leastYears), planBounds.years)
