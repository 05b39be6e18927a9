import type { Me } from './account.ts'
import { yearsAfter } from './days.ts'
import { parsedDay } from './dates.ts'
import type { Day } from './moscow-day.ts'
import { payout } from './pds-rules.ts'
import type { Product } from './programme.ts'

/** What the pension is asked for by, under the services' names (K1). */
export type PensionBasis = 'RetirementAge' | 'ContractTerm' | 'EarlyPension' | 'Disability'

type Person = Pick<Me, 'gender' | 'birthDate'>
type Contract = Pick<Product, 'agreement'>

/** The age of payment of a client; null where it is not known who they are. */
export const pensionAge = ({ gender }: Pick<Person, 'gender'>): number | null =>
  gender === 'Female' ? payout.age.female : gender === 'Male' ? payout.age.male : null

/** From which day the client has the age of payment; null where the fund alone can tell. */
function pensionAgeDay({ gender, birthDate }: Person): Day | null {
  const age = pensionAge({ gender })
  const birth = parsedDay(birthDate)
  return age === null || birth === null ? null : yearsAfter(birth, age)
}

/** On which day the term of a contract ends; null where it names none. */
const contractTermDay = ({ agreement }: Contract): Day | null => parsedDay(agreement.endDate)

/** Whether a ground of a contract holds: now; later, from a day; whenever a paper proves it; never. */
export type Ground = { basis: PensionBasis } & ({ when: 'now' | 'proved' | 'never' } | { when: 'later'; from: Day })

type Holds = { when: 'now' | 'never' } | { when: 'later'; from: Day }

/** The grounds of a pension in the order in which they are offered. An age that is not known is left for the fund to judge. */
export function groundsOf(person: Person, contract: Contract, today: Day): Ground[] {
  const since = (day: Day | null, unknown: 'now' | 'never'): Holds =>
    day === null ? { when: unknown } : day <= today ? { when: 'now' } : { when: 'later', from: day }
  return [
    { basis: 'RetirementAge', ...since(pensionAgeDay(person), 'now') },
    { basis: 'ContractTerm', ...since(contractTermDay(contract), 'never') },
    { basis: 'EarlyPension', when: 'proved' },
    { basis: 'Disability', when: 'proved' },
  ]
}

/** Whether the pension can be asked for: now; by a paper alone until the day on which the first ground comes; not at all without a programme. */
export type Entitlement = { kind: 'now' } | { kind: 'later'; from: Day } | { kind: 'none' }

/** What a client may ask for of these programmes (2.2-12). */
export function entitlementOf(person: Person, contracts: readonly Contract[], today: Day): Entitlement {
  if (contracts.length === 0) return { kind: 'none' }
  const grounds = contracts.flatMap((contract) => groundsOf(person, contract, today))
  const [from] = grounds.flatMap((ground) => (ground.when === 'later' ? [ground.from] : [])).toSorted()
  return from === undefined || grounds.some(({ when }) => when === 'now') ? { kind: 'now' } : { kind: 'later', from }
}
