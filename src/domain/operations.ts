import * as z from 'zod/mini'
import { TransactionGroup } from './programme.ts'

/** Some operations of a programme, the newest first (G2). */
export const OperationPage = z.object({
  items: z.array(TransactionGroup),
  totalCount: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
})
export type OperationPage = z.output<typeof OperationPage>

/** Whose money an entry is, in the order in which people look for it. */
export const accountGroups = {
  Personal: 'Ваши взносы',
  Company: 'Взносы работодателя',
  CompanyObligations: 'Обязательства работодателя',
  Investment: 'Инвестиционный доход',
} as const

/** The same by the service's word; one that the portal does not know is some other money. */
export const accountGroupName = (type: string): string =>
  Object.hasOwn(accountGroups, type) ? accountGroups[type as keyof typeof accountGroups] : 'Прочее'

/** What operations are about, in the order in which people look for them. */
export const operationKinds = {
  contribution: 'Взносы',
  income: 'Доход',
  transfer: 'Переводы между портфелями',
  payout: 'Выплаты',
  tax: 'Налог',
  other: 'Прочее',
} as const
export type OperationKind = keyof typeof operationKinds

const kindByType: Record<string, OperationKind> = {
  PersonalContribution: 'contribution',
  CompanyContribution: 'contribution',
  InvestmentIncome: 'income',
  PortfolioTransferIn: 'transfer',
  PortfolioTransferOut: 'transfer',
  Redemption: 'payout',
  PensionPayment: 'payout',
  TaxWithheld: 'tax',
}

/** What an operation is about, by the service's word; one that the portal does not know is something else. */
export const operationKind = ({ operationType }: Pick<TransactionGroup, 'operationType'>): OperationKind =>
  (Object.hasOwn(kindByType, operationType) ? kindByType[operationType] : undefined) ?? 'other'

/** Days in runs of about so many operations, in the same order. */
export function inRuns<Day extends { operations: readonly unknown[] }>(days: readonly Day[], size: number): Day[][] {
  const runs: Day[][] = []
  let count = size
  for (const day of days) {
    if (count >= size) {
      runs.push([])
      count = 0
    }
    runs.at(-1)?.push(day)
    count += day.operations.length
  }
  return runs
}

/** The entries of an operation's document: together they come or go as the operation does, whatever signs the services put. */
export function signedEntries<Entry extends { amount: number }>(
  entries: readonly Entry[],
  direction: TransactionGroup['direction'],
): Entry[] {
  // In kopecks: those of a transfer come to nothing, and must do so to the last digit.
  const sum = entries.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
  const isTurned = direction === 'Out' ? sum > 0 : sum < 0
  return entries.map((entry) => (isTurned ? { ...entry, amount: -entry.amount } : entry))
}

/** Operations of one day under that day, in the order in which they came. */
export function byDay<Operation extends Pick<TransactionGroup, 'date'>>(
  operations: readonly Operation[],
): { day: string; operations: Operation[] }[] {
  const days: { day: string; operations: Operation[] }[] = []
  for (const operation of operations) {
    const last = days.at(-1)
    if (last?.day === operation.date) last.operations.push(operation)
    else days.push({ day: operation.date, operations: [operation] })
  }
  return days
}
