import * as z from 'zod/mini'
import {
  modes,
  mostYears,
  planBounds,
  usualYears,
  within,
  type Amount,
  type Mode,
  type Plan,
} from '#domain/forecast/plan.ts'
import { numberWithin } from '#domain/numbers.ts'
import type { OwnPlan } from '#domain/own-plan.ts'
import { optionalText, usable } from '../kit/params.ts'

const rubles = numberWithin(0, planBounds.monthly[1])
const rate = numberWithin(...planBounds.rate)
const share = numberWithin(...planBounds.employerShare)
const maybe = z.catch(z.optional(z.number()), undefined)

const Defaults = z.object({
  sex: z.catch(z.optional(z.enum(['female', 'male'])), undefined),
  age: maybe,
  monthly: maybe,
  income: maybe,
  starting: maybe,
  years: maybe,
  rate: maybe,
  inflation: maybe,
  term: maybe,
  reinvests: z.catch(z.optional(z.boolean()), undefined),
})

/** The params of the calculator as the content service sends them. */
export const params = z.object({
  title: optionalText,
  mode: z.catch(z.enum(modes), 'public'),
  minContribution: z.catch(rubles, 500),
  maxContribution: z.catch(rubles, 100_000),
  yieldPresets: z.catch(usable(rate), []),
  employerShare: z.catch(share, 100),
  defaults: z.catch(Defaults, {}),
})

/** A number that is set by a slider; the slider may end before what may be typed. */
export type Range = { least: number; most: number; step: number; reach?: number }
export type Ranges = Record<Amount, Range>
/** What a calculator is made with. */
export type Settings = { mode: Mode; ranges: Ranges; presets: readonly number[]; defaults: Inputs }

const [usualPresets, usualInflation] = [[4, 7, 10], 5]
const between = (amount: Amount) => ({ least: planBounds[amount][0], most: planBounds[amount][1] })

function contributions({ minContribution, maxContribution }: z.output<typeof params>): Range {
  const [least, most] = minContribution < maxContribution ? [minContribution, maxContribution] : [500, 100_000]
  return { least, most, step: most - least > 20_000 ? 500 : 100 }
}

/** The number in its range; undefined where it is none. */
export const fit = (value: number | undefined, { least, most }: Range): number | undefined =>
  value === undefined || !Number.isFinite(value) ? undefined : within(value, [least, most])

/** What the content service wants of the calculator, with sense made of what it has left out; what is known of the client goes before. */
export function settingsOf(given: z.output<typeof params>, own: OwnPlan | null = null): Settings {
  const { mode, yieldPresets } = given
  const { employerShare = given.employerShare, ...known } = own ?? {}
  const defaults = { ...given.defaults, ...known }
  const ranges: Ranges = {
    age: { ...between('age'), step: 1 },
    monthly: contributions(given),
    income: { ...between('income'), step: 2_500, reach: 300_000 },
    starting: { ...between('starting'), step: 20_000, reach: 3_000_000 },
    years: { ...between('years'), step: 1 },
    rate: { ...between('rate'), step: 0.5 },
    inflation: { ...between('inflation'), step: 0.5 },
    employerShare: { ...between('employerShare'), step: 5 },
  }
  const presets = [...new Set(yieldPresets.length > 0 ? yieldPresets : usualPresets)].sort((a, b) => a - b)
  const whole = (value: number | undefined) => (value === undefined ? undefined : Math.floor(value))
  return {
    mode,
    ranges,
    presets,
    defaults: {
      sex: defaults.sex ?? 'female',
      age: fit(whole(defaults.age), ranges.age) ?? 35,
      monthly: fit(defaults.monthly ?? 6_000, ranges.monthly) ?? ranges.monthly.least,
      income: fit(defaults.income, ranges.income) ?? 80_000,
      starting: fit(defaults.starting, ranges.starting) ?? 0,
      years: fit(whole(defaults.years), ranges.years) ?? null,
      rate: fit(defaults.rate, ranges.rate) ?? presets[Math.floor(presets.length / 2)] ?? 0,
      inflation: fit(defaults.inflation, ranges.inflation) ?? usualInflation,
      reinvests: defaults.reinvests ?? true,
      employerShare: fit(employerShare, ranges.employerShare) ?? given.employerShare,
      term: terms.find((term) => term === defaults.term) ?? 10,
    },
  }
}

/** What a person has set: a plan whose term follows the age until it is set, and over how many years it is paid out. */
export type Inputs = Omit<Plan, 'mode' | 'years'> & { years: number | null; term: number }

/** Over how many years savings may be paid out. */
export const terms = [5, 10, 15, 20] as const

export const planOf = (mode: Mode, { years, ...rest }: Inputs): Plan => ({
  ...rest,
  mode,
  years: Math.min(years ?? usualYears(rest.sex, rest.age), mostYears(rest.age)),
})
