import type { Me } from './account.ts'
import { yearsAfter } from './days.ts'
import { parsedDay } from './dates.ts'
import type { Day } from './moscow-day.ts'
import { payout } from './pds-rules.ts'
import type { Product } from './programme.ts'

/** What the pension is asked for by, under the services' names (K1). */
export const pensionBases = ['RetirementAge', 'ContractTerm', 'EarlyPension', 'Disability'] as const
export type PensionBasis = (typeof pensionBases)[number]

type Person = Pick<Me, 'gender' | 'birthDate'>
type Contract = Pick<Product, 'agreement'>

/** The age of payment of a client; null where it is not known who they are. */
export const pensionAge = ({ gender }: Pick<Person, 'gender'>): number | null =>
  gender === 'Female' ? payout.age.female : gender === 'Male' ? payout.age.male : null

/** From which day the client has the age of payment; null where the fund alone can tell. */
export function pensionAgeDay({ gender, birthDate }: Person): Day | null {
  const age = pensionAge({ gender })
  const birth = parsedDay(birthDate)
  return age === null || birth === null ? null : yearsAfter(birth, age)
}

/** On which day the term of a contract ends; null where it names none. */
const contractTermDay = ({ agreement }: Contract): Day | null => parsedDay(agreement.endDate)

/** From which day a ground holds for a contract. `proved`: it is shown by a paper, whatever the day; `never`: it cannot come. */
export type Ground = { basis: PensionBasis; from: Day | 'now' | 'proved' | 'never' }

/** The grounds of a pension in the order in which they are offered. An age that is not known is left for the fund to judge. */
export function groundsOf(person: Person, contract: Contract, today: Day): Ground[] {
  const since = (day: Day | null, unknown: 'now' | 'never') => (day === null ? unknown : day <= today ? 'now' : day)
  return [
    { basis: 'RetirementAge', from: since(pensionAgeDay(person), 'now') },
    { basis: 'ContractTerm', from: since(contractTermDay(contract), 'never') },
    { basis: 'EarlyPension', from: 'proved' },
    { basis: 'Disability', from: 'proved' },
  ]
}

/** Whether the pension can be asked for: now; by a paper alone until the day on which the first ground comes; not at all without a programme. */
export type Entitlement = { kind: 'now' } | { kind: 'later'; from: Day } | { kind: 'none' }

/** What a client may ask for of these programmes (2.2-12). */
export function entitlementOf(person: Person, contracts: readonly Contract[], today: Day): Entitlement {
  if (contracts.length === 0) return { kind: 'none' }
  const days = contracts.flatMap((contract) => groundsOf(person, contract, today)).map(({ from }) => from)
  if (days.includes('now')) return { kind: 'now' }
  const [from] = days.filter((day) => day !== 'proved' && day !== 'never').toSorted()
  return from === undefined ? { kind: 'now' } : { kind: 'later', from }
}
