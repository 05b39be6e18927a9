import { addDays, differenceInCalendarDays, formatISO, parseISO } from 'date-fns'
import type { TransactionGroup } from '#domain/programme.ts'
import { toKopecks, toRubles, type AccountGroup } from './holdings.ts'
import type { Inflow, Programme } from './state.ts'

type Kind = 'company' | 'personal' | 'income'
type Part = { accountGroupType: AccountGroup; kopecks: number; purpose: string }

/** The part of a sum that falls to one of so many steps; over all steps the parts add up to the sum. */
const portion = (sum: number, step: number, steps: number, growth: number) => {
  const upTo = (count: number) => Math.round(sum * (count / steps) ** growth)
  return upTo(step + 1) - upTo(step)
}
const months = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
]
const monthOf = (date: string) => `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`

const operation: Record<Kind, Pick<TransactionGroup, 'operationType' | 'title'>> = {
  company: { operationType: 'CompanyContribution', title: 'Взнос работодателя' },
  personal: { operationType: 'PersonalContribution', title: 'Личный взнос' },
  income: { operationType: 'InvestmentIncome', title: 'Инвестиционный доход' },
}

/** Income at every fourth operation; between, contributions by turns of those who pay. */
const kindsOf = ({ companyBalance, operations }: Inflow): Kind[] => {
  const payers: Kind[] = companyBalance > 0 ? ['company', 'personal'] : ['personal']
  return Array.from({ length: operations }, (_, index) =>
    index % 4 === 3 ? 'income' : (payers[index % payers.length] ?? 'personal'),
  )
}

function partsOf(kind: Kind, inflow: Inflow, step: number, steps: number, date: string): Part[] {
  const share = (rubles: number, growth = 1) => portion(toKopecks(rubles), step, steps, growth)
  switch (kind) {
    case 'company':
      return [
        {
          accountGroupType: 'Company',
          kopecks: share(inflow.companyBalance),
          purpose: `Пенсионный взнос за ${monthOf(date)}`,
        },
        {
          accountGroupType: 'CompanyObligations',
          kopecks: share(inflow.companyObligationsUser),
          purpose: 'Обязательства работодателя',
        },
      ]
    case 'personal':
      return [
        {
          accountGroupType: 'Personal',
          kopecks: share(inflow.userBalance),
          purpose: `Пенсионный взнос за ${monthOf(date)}`,
        },
      ]
    case 'income':
      return [
        {
          accountGroupType: 'Investment',
          kopecks: share(inflow.investmentBalance, 2),
          purpose: 'Доход от инвестирования',
        },
      ]
  }
}

function inflowHistory({ id, agreementDate }: Programme['product'], inflow: Inflow, today: string): TransactionGroup[] {
  const { portfolio, operations: count } = inflow
  const until = inflow.end ?? today
  const begin = inflow.begin ?? agreementDate ?? until
  const days = differenceInCalendarDays(parseISO(until), parseISO(begin))
  const kinds = kindsOf(inflow)
  const done: Record<Kind, number> = { company: 0, personal: 0, income: 0 }
  const all = { ...done }
  for (const kind of kinds) all[kind] += 1
  return kinds.map((kind, index) => {
    const date = formatISO(addDays(parseISO(begin), Math.floor((days * (index + 1)) / count)), {
      representation: 'date',
    })
    const parts = partsOf(kind, inflow, done[kind]++, all[kind], date).filter(({ kopecks }) => kopecks !== 0)
    const operationId = `${id}-${portfolio}-${index}`
    return {
      ...operation[kind],
      groupId: `${date}-${operationId}`,
      date,
      portfolio,
      direction: 'In',
      amount: toRubles(parts.reduce((sum, { kopecks }) => sum + kopecks, 0)),
      transactions: parts.map(({ accountGroupType, kopecks, purpose }) => ({
        id: `t-${operationId}-${accountGroupType}`,
        idDocument: `pd-${operationId}`,
        date,
        accountGroupType,
        portfolio,
        amount: toRubles(kopecks),
        purpose,
      })),
    }
  })
}

/** What has been computed of a programme, and of which day and movements: thousands of operations are asked for page by page. */
const known = new WeakMap<Programme, { today: string; moved: number; history: readonly TransactionGroup[] }>()

function computed(programme: Programme, today: string): readonly TransactionGroup[] {
  const { product, inflows, movements } = programme
  const last = known.get(programme)
  if (last?.today === today && last.moved === movements.length) return last.history
  const history = [...inflows.flatMap((inflow) => inflowHistory(product, inflow, today)), ...movements].sort(
    (one, other) => one.date.localeCompare(other.date),
  )
  known.set(programme, { today, moved: movements.length, history })
  return history
}

/** A programme's operations, oldest first: contributions and income until a day, and all that has gone out. */
export const historyOf = (programme: Programme, today: string): TransactionGroup[] => [...computed(programme, today)]
