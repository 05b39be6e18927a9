import { addDays, differenceInCalendarDays, formatISO, parseISO } from 'date-fns'
import type { TransactionGroup } from '#domain/programme.ts'
import type { Holding, Programme } from './state.ts'

type Kind = 'company' | 'personal' | 'income'
type Part = { accountGroupType: string; kopecks: number; purpose: string }

const toKopecks = (rubles: number) => Math.round(rubles * 100)
const toRubles = (kopecks: number) => kopecks / 100
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
const kindsOf = (holding: Holding, count: number): Kind[] => {
  const payers: Kind[] = holding.companyBalance > 0 ? ['company', 'personal'] : ['personal']
  return Array.from({ length: count }, (_, index) =>
    index % 4 === 3 ? 'income' : (payers[index % payers.length] ?? 'personal'),
  )
}

function partsOf(kind: Kind, holding: Holding, step: number, steps: number, date: string): Part[] {
  const share = (rubles: number, growth = 1) => portion(toKopecks(rubles), step, steps, growth)
  switch (kind) {
    case 'company':
      return [
        {
          accountGroupType: 'Company',
          kopecks: share(holding.companyBalance),
          purpose: `Пенсионный взнос за ${monthOf(date)}`,
        },
        {
          accountGroupType: 'CompanyObligations',
          kopecks: share(holding.companyObligationsUser),
          purpose: 'Обязательства работодателя',
        },
      ]
    case 'personal':
      return [
        {
          accountGroupType: 'Personal',
          kopecks: share(holding.userBalance),
          purpose: `Пенсионный взнос за ${monthOf(date)}`,
        },
      ]
    case 'income':
      return [
        {
          accountGroupType: 'Investment',
          kopecks: share(holding.investmentBalance, 2),
          purpose: 'Доход от инвестирования',
        },
      ]
  }
}

function holdingHistory(programme: Programme, holding: Holding, until: string): TransactionGroup[] {
  const begin = programme.product.agreementDate ?? until
  const count = programme.operations / programme.holdings.length
  const days = differenceInCalendarDays(parseISO(until), parseISO(begin))
  const kinds = kindsOf(holding, count)
  const done: Record<Kind, number> = { company: 0, personal: 0, income: 0 }
  return kinds.map((kind, index) => {
    const date = formatISO(addDays(parseISO(begin), Math.floor((days * (index + 1)) / count)), {
      representation: 'date',
    })
    const parts = partsOf(kind, holding, done[kind]++, kinds.filter((one) => one === kind).length, date).filter(
      ({ kopecks }) => kopecks !== 0,
    )
    const id = `${programme.product.id}-${holding.portfolio}-${index}`
    return {
      ...operation[kind],
      groupId: `${date}-${id}`,
      date,
      portfolio: holding.portfolio,
      direction: 'In',
      amount: toRubles(parts.reduce((sum, { kopecks }) => sum + kopecks, 0)),
      transactions: parts.map(({ accountGroupType, kopecks, purpose }) => ({
        id: `t-${id}-${accountGroupType}`,
        idDocument: `pd-${id}`,
        date,
        accountGroupType,
        portfolio: holding.portfolio,
        amount: toRubles(kopecks),
        purpose,
      })),
    }
  })
}

/** What has been computed of a programme, and until when: thousands of operations are asked for page by page. */
const known = new WeakMap<Programme, { until: string; history: readonly TransactionGroup[] }>()

function computed(programme: Programme, until: string): readonly TransactionGroup[] {
  const last = known.get(programme)
  if (last?.until === until) return last.history
  const history = programme.holdings
    .flatMap((holding) => holdingHistory(programme, holding, until))
    .sort((one, other) => one.date.localeCompare(other.date))
  known.set(programme, { until, history })
  return history
}

/** A programme's operations from its beginning until a day, oldest first. They add up to its holdings. */
export const historyOf = (programme: Programme, until: string): TransactionGroup[] => [...computed(programme, until)]

/** What a programme held on a day, by portfolio. */
export function holdingsOn(programme: Programme, history: readonly TransactionGroup[], date: string): Holding[] {
  const later = history.filter((group) => group.date > date).flatMap((group) => group.transactions)
  const before = (holding: Holding, key: keyof Omit<Holding, 'portfolio'>, accountGroupType: string) =>
    toRubles(
      later
        .filter((one) => one.portfolio === holding.portfolio && one.accountGroupType === accountGroupType)
        .reduce((rest, one) => rest - toKopecks(one.amount), toKopecks(holding[key])),
    )
  return programme.holdings.map((holding) => ({
    portfolio: holding.portfolio,
    userBalance: before(holding, 'userBalance', 'Personal'),
    companyBalance: before(holding, 'companyBalance', 'Company'),
    companyObligationsUser: before(holding, 'companyObligationsUser', 'CompanyObligations'),
    investmentBalance: before(holding, 'investmentBalance', 'Investment'),
  }))
}
