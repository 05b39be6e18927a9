import { usualYears } from '#domain/forecast/horizon.ts'
import type { Mode, Plan } from '#domain/forecast/plan.ts'

/** What a person has set: a plan whose term follows the age until it is set, and over how many years it is paid out. */
export type Inputs = Omit<Plan, 'mode' | 'years'> & { years: number | null; term: number }

/** Over how many years savings may be paid out. */
export const terms = [5, 10, 15, 20] as const

export const planOf = (mode: Mode, { years, ...rest }: Inputs): Plan => ({ ...rest, mode, years: years ?? usualYears(rest.sex, rest.age) })
