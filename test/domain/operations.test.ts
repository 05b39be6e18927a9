import { expect, it } from 'vitest'
import { accountGroupName, byDay, inRuns, operationKind, operationKinds, signedEntries } from '#domain/operations.ts'
import { signedAmount } from '#domain/programme.ts'

it.each([
  [100, 'In', 100],
  [-100, 'In', 100],
  [100, 'Out', -100],
  [-100, 'Out', -100],
] as const)('%d that goes %s is %d', (amount, direction, signed) => {
  expect(signedAmount({ amount, direction })).toBe(signed)
})

it.each([
  ['Out', [100, -20.5, 1], [-100, 20.5, -1]],
  ['Out', [-100, 20.5], [-100, 20.5]],
  ['In', [100, -20.5], [100, -20.5]],
  ['In', [-100], [100]],
  ['Out', [-50, 50], [-50, 50]],
  ['In', [-180000, -38418.2, 180000, 38418.2], [-180000, -38418.2, 180000, 38418.2]],
] as const)('the entries of what goes %s add up to it: %j', (direction, amounts, signed) => {
  const entries = amounts.map((amount) => ({ amount }))
  expect(signedEntries(entries, direction).map(({ amount }) => amount)).toEqual(signed)
})

it('operations of one day stand under it, in their order', () => {
  const on = (date: string, name: string) => ({ date, name })
  expect(byDay([on('2026-02-05', 'a'), on('2026-02-05', 'b'), on('2026-01-31', 'c')])).toEqual([
    { day: '2026-02-05', operations: [on('2026-02-05', 'a'), on('2026-02-05', 'b')] },
    { day: '2026-01-31', operations: [on('2026-01-31', 'c')] },
  ])
  expect(byDay([])).toEqual([])
})

it('days stand in runs of about so many operations, none of them divided', () => {
  const day = (name: string, count: number) => ({ day: name, operations: Array.from({ length: count }, () => name) })
  const all = [day('a', 1), day('b', 3), day('c', 1), day('d', 5), day('e', 1)]
  expect(inRuns(all, 3).map((run) => run.map((one) => one.day).join(''))).toEqual(['ab', 'cd', 'e'])
  expect(inRuns([], 3)).toEqual([])
})

it.each([
  ['PersonalContribution', 'Взносы'],
  ['CompanyContribution', 'Взносы'],
  ['InvestmentIncome', 'Доход'],
  ['PortfolioTransferIn', 'Переводы между портфелями'],
  ['PortfolioTransferOut', 'Переводы между портфелями'],
  ['Redemption', 'Выплаты'],
  ['PensionPayment', 'Выплаты'],
  ['TaxWithheld', 'Налог'],
  ['Correction', 'Прочее'],
  ['toString', 'Прочее'],
])('an operation %s is found under «%s»', (operationType, name) => {
  expect(operationKinds[operationKind({ operationType })]).toBe(name)
})

it('money of a kind that the portal does not know is some other money', () => {
  expect(['Company', 'Pocket', 'toString'].map(accountGroupName)).toEqual(['Взносы работодателя', 'Прочее', 'Прочее'])
})
