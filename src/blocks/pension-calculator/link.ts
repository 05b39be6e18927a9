import type { Amount, Mode } from '#domain/forecast/plan.ts'
import { fit, terms, type Inputs, type Ranges, type Settings } from './settings.ts'

/** What the numbers of a calculation are called in an address. */
const amounts: readonly [amount: Amount, name: string][] = [
  ['age', 'age'],
  ['monthly', 'pay'],
  ['income', 'income'],
  ['starting', 'start'],
  ['years', 'years'],
  ['rate', 'yield'],
  ['inflation', 'inflation'],
  ['employerShare', 'employer'],
]
const foreign: Record<Mode, readonly Amount[]> = {
  public: ['employerShare'],
  individual: ['employerShare'],
  corporate: ['income'],
}
const wholeNumbers: readonly Amount[] = ['age', 'years']
const sexes = { f: 'female', m: 'male' } as const

const amountsOf = (mode: Mode) => amounts.filter(([amount]) => !foreign[mode].includes(amount))

/** The query of an address with which the calculator begins with these inputs. */
export function linkQuery(mode: Mode, inputs: Inputs): string {
  const query = new URLSearchParams({ sex: inputs.sex === 'male' ? 'm' : 'f' })
  for (const [amount, name] of amountsOf(mode)) {
    const value = inputs[amount]
    if (value !== null) query.set(name, String(value))
  }
  if (mode !== 'corporate') query.set('refund', inputs.reinvests ? '1' : '0')
  query.set('term', String(inputs.term))
  return query.toString()
}

function readAmount(query: URLSearchParams, name: string, amount: Amount, ranges: Ranges): number | undefined {
  const text = query.get(name) ?? ''
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return undefined
  const value = fit(Number(text), ranges[amount])
  return value !== undefined && wholeNumbers.includes(amount) ? Math.floor(value) : value
}

/** The inputs that an address brings: what cannot be one is left out, what goes too far is brought back. */
export function readLink(search: string, { mode, ranges }: Settings): Partial<Inputs> {
  const query = new URLSearchParams(search)
  const numbers = amountsOf(mode).flatMap(([amount, name]) => {
    const value = readAmount(query, name, amount, ranges)
    return value === undefined ? [] : [[amount, value]]
  })
  const sex = query.get('sex')
  const refund = query.get('refund')
  const term = terms.find((one) => String(one) === query.get('term'))
  return {
    ...(Object.fromEntries(numbers) as Partial<Inputs>),
    ...(sex === 'f' || sex === 'm' ? { sex: sexes[sex] } : {}),
    ...(mode !== 'corporate' && (refund === '0' || refund === '1') ? { reinvests: refund === '1' } : {}),
    ...(term === undefined ? {} : { term }),
  }
}
