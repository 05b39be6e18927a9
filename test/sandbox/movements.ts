import type { TransactionGroup } from '#domain/programme.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { accountGroups, toKopecks, toRubles, type AccountGroup } from './holdings.ts'
import { allPortfolios } from './portfolios.ts'

/** Rubles by the part of the account that they come from. */
export type Sums = Partial<Record<AccountGroup, number>>

type Movement = Pick<TransactionGroup, 'date' | 'portfolio' | 'operationType' | 'title' | 'direction'> & {
  id: string
  idDocument: string
  purpose: string
  sums: Sums
}

/** An entry bears its sign: the document of a transfer holds what went and what came. */
function movement({ id, idDocument, purpose, sums, ...group }: Movement): TransactionGroup {
  const { date, portfolio, direction } = group
  const moved = accountGroups.flatMap((accountGroupType) => {
    const kopecks = toKopecks(sums[accountGroupType] ?? 0)
    return kopecks === 0 ? [] : [{ accountGroupType, kopecks }]
  })
  return {
    ...group,
    groupId: `${date}-${id}`,
    amount: toRubles(moved.reduce((sum, { kopecks }) => sum + kopecks, 0)),
    transactions: moved.map(({ accountGroupType, kopecks }) => ({
      id: `t-${id}-${accountGroupType}`,
      idDocument,
      date,
      accountGroupType,
      portfolio,
      amount: toRubles(direction === 'Out' ? -kopecks : kopecks),
      purpose,
    })),
  }
}

const hasMoney = ({ amount }: TransactionGroup) => amount > 0

/** What is paid out of a portfolio, and the tax that is withheld of it. */
export const payout = (of: {
  id: string
  date: string
  portfolio: string
  purpose: string
  paid: Sums
  tax: Sums
}): TransactionGroup[] => {
  const { id, purpose, paid, tax, ...where } = of
  return [
    movement({
      ...where,
      id: `${id}-payout`,
      idDocument: `pd-${id}`,
      operationType: 'Redemption',
      title: 'Выплата выкупной суммы',
      direction: 'Out',
      purpose,
      sums: paid,
    }),
    movement({
      ...where,
      id: `${id}-tax`,
      idDocument: `nd-${id}`,
      operationType: 'TaxWithheld',
      title: 'Удержан налог',
      direction: 'Out',
      purpose: 'Налог на доходы физических лиц',
      sums: tax,
    }),
  ].filter(hasMoney)
}

/** What goes over from one portfolio to another, as one document. */
export const transfer = (of: {
  id: string
  date: string
  from: string
  to: string
  sums: Sums
}): TransactionGroup[] => {
  const { id, date, from, to, sums } = of
  const idDocument = `pd-${id}`
  return [
    movement({
      id: `${id}-out`,
      idDocument,
      date,
      portfolio: from,
      operationType: 'PortfolioTransferOut',
      title: 'Перевод в другой портфель',
      direction: 'Out',
      purpose: `В портфель «${portfolioName(to, allPortfolios)}»`,
      sums,
    }),
    movement({
      id: `${id}-in`,
      idDocument,
      date,
      portfolio: to,
      operationType: 'PortfolioTransferIn',
      title: 'Перевод из другого портфеля',
      direction: 'In',
      purpose: `Из портфеля «${portfolioName(from, allPortfolios)}»`,
      sums,
    }),
  ].filter(hasMoney)
}
