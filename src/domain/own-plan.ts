import { differenceInYears } from 'date-fns'
import type { Me } from './account.ts'
import type { InvestYear } from './cash-flow.ts'
import { dateOf } from './day-dates.ts'
import { sumAmounts, totalOf } from './money.ts'
import type { Day } from './moscow-day.ts'
import type { ProductBalance } from './programme.ts'

/** What a calculation begins with where it is the client's own; what is not known is absent. Rubles, years, parts of a hundred. */
export type OwnPlan = {
  sex?: 'female' | 'male'
  age?: number
  starting?: number
  monthly?: number
  employerShare?: number
}

type Known = {
  me: Pick<Me, 'gender' | 'birthDate'> | null
  balance: ProductBalance | null
  years: readonly InvestYear[] | null
  today: Day
}

const sexes: Readonly<Record<string, 'female' | 'male'>> = { Female: 'female', Male: 'male' }
const months = 12

/** The last year that is over, in which there was a contribution of the client's own. */
const lastWhole = (years: readonly InvestYear[], today: Day) =>
  years
    .filter(({ year, personalContributions }) => year < Number(today.slice(0, 4)) && personalContributions > 0)
    .toSorted((one, other) => other.year - one.year)[0]

/** What is known of the client for a calculation of one programme: what they have, what they paid a month last year, and what was added to it. */
export function ownPlanOf({ me, balance, years, today }: Known): OwnPlan {
  const sex = sexes[me?.gender ?? '']
  const birth = me?.birthDate ? dateOf(me.birthDate) : null
  const last = years && lastWhole(years, today)
  return {
    ...(sex && { sex }),
    ...(birth && !Number.isNaN(birth.getTime()) && { age: differenceInYears(dateOf(today), birth) }),
    ...(balance && { starting: Math.floor(totalOf(sumAmounts(balance.portfolios))) }),
    ...(last && {
      monthly: Math.round(last.personalContributions / months),
      employerShare: Math.round((100 * last.companyContributions) / last.personalContributions),
    }),
  }
}
