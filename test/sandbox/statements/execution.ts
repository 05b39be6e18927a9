import * as z from 'zod/mini'
import { moscowDay, type Day } from '#domain/moscow-day.ts'
import { sumAmounts, totalOf } from '#domain/money.ts'
import type { PayoutTaxStatus } from '#domain/payout-tax.ts'
import { payoutContracts, payoutOf, taxStatusIn } from '#domain/redemption-payout.ts'
import { contractsIn } from '#domain/redemption-statements.ts'
import { PortfolioChangeDraft } from '#domain/synchronizer-statements.ts'
import { ownSums } from '../contributions.ts'
import { accountGroups, holdingsOf, partsOf, toKopecks, toRubles, type AccountGroup, type Part } from '../holdings.ts'
import { payout, transfer, type Sums } from '../movements.ts'
import { sumsByKind } from '../portfolios.ts'
import type { Client, Programme, State } from '../state.ts'
import { stateOf, type Kind, type StateName, type StatementRecord } from './record.ts'

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { kopecks }) => sum + kopecks, 0)

/** A sum as it is taken from parts in the measure of the whole; what is taken adds up to the sum. */
function evenlyFrom(parts: readonly Part[], sum: number): Part[] {
  const whole = sumOf(parts)
  const upTo = (before: number) => Math.round(sum * (before / whole))
  return parts.map((part, index) => {
    const before = sumOf(parts.slice(0, index))
    return { ...part, kopecks: part.kopecks === 0 ? 0 : upTo(before + part.kopecks) - upTo(before) }
  })
}

/** Income is taxed first, then the employer's money; one's own contributions last. */
const taxedFirst: AccountGroup[] = ['Investment', 'Company', 'CompanyObligations', 'Personal']

/** A sum as it is taken from the parts that are taxed first, as far as they go. */
function taxedFrom(parts: readonly Part[], sum: number): Part[] {
  let left = sum
  return taxedFirst.flatMap((group) =>
    parts
      .filter(({ accountGroupType }) => accountGroupType === group)
      .map((part) => {
        const kopecks = Math.min(left, part.kopecks)
        left -= kopecks
        return { ...part, kopecks }
      }),
  )
}

/** What is taken of one portfolio, in rubles. */
const sumsIn = (parts: readonly Part[], portfolio: string): Sums =>
  Object.fromEntries(
    accountGroups.map((group) => [
      group,
      toRubles(sumOf(parts.filter((part) => part.portfolio === portfolio && part.accountGroupType === group))),
    ]),
  )

/** Of a statement that was filed without a word about the tax. */
const usualStatus: PayoutTaxStatus = {
  isTaxResident: true,
  deductionUsage: 'Used',
  certificateProvided: false,
  paidThisYear: 0,
}

const balanceOf = (programme: Programme, date: Day) => {
  const portfolios = holdingsOf(programme)
  return { date, total: totalOf(sumAmounts(portfolios)), portfolios }
}

/** A statement that asks for money, and the day on which it came to that. */
type Due = { client: Client; record: StatementRecord; date: Day; seededOn: Day }

/** What a statement asks for is paid out of its contracts, and the tax withheld that the client was told of. */
function payRedemption({ client, record, date, seededOn }: Due): void {
  const { id, registrationNumber, content } = record
  const balances = client.programmes.map((programme) => ({
    contractId: programme.product.id,
    balance: balanceOf(programme, date),
  }))
  // Money may have come since the statement was filled in.
  const contracts = contractsIn(content).map((contract) => ({
    ...contract,
    availableAmount: balances.find(({ contractId }) => contractId === contract.contractId)?.balance.total ?? 0,
  }))
  const years = [...ownSums(client, seededOn)].map(([year, sum]) => ({ year, sum }))
  const asked = payoutContracts({ ...content, contracts }, balances, years) ?? []
  for (const { contractId, sum, tax } of payoutOf(asked, taxStatusIn(content) ?? usualStatus).lines) {
    const programme = client.programmes.find(({ product }) => product.id === contractId)
    if (!programme) continue
    const gone = evenlyFrom(partsOf(holdingsOf(programme)), toKopecks(sum))
    const withheld = taxedFrom(gone, toKopecks(tax))
    const paid = [...gone, ...withheld.map((part) => ({ ...part, kopecks: -part.kopecks }))]
    for (const portfolio of new Set(gone.map((part) => part.portfolio)))
      programme.movements.push(
        ...payout({
          id: `${id}-${contractId}-${portfolio}`,
          date,
          portfolio,
          purpose: `Выкупная сумма по заявлению №\u00A0${registrationNumber ?? id}`,
          paid: sumsIn(paid, portfolio),
          tax: sumsIn(withheld, portfolio),
        }),
      )
  }
}

/** Portfolios are chosen anew; money that is there already goes over where the choice is not of new contributions alone. */
function changePortfolios({ client, record, date }: Due): void {
  const { id } = record
  const { agreementId, changes } = z.parse(PortfolioChangeDraft, record.content)
  const programme = client.programmes.find(({ product }) => product.id === agreementId)
  if (!programme) return
  for (const { contributionType, requestType, portfolio: to } of changes) {
    programme.choices.push({ date, contributionType, requestType, portfolio: to })
    if (requestType === 'NewContributions') continue
    for (const holding of holdingsOf(programme).filter(({ portfolio }) => portfolio !== to))
      programme.movements.push(
        ...transfer({
          id: `${id}-${contributionType}-${holding.portfolio}`,
          date,
          from: holding.portfolio,
          to,
          sums: sumsByKind(holding)[contributionType === 'Company' ? 'Company' : 'Personal'],
        }),
      )
  }
}

type Execution = { reached: StateName; run: (due: Due) => void }

/** What is done to the client's money, and with which state. */
const executions: Partial<Record<Kind, Execution>> = {
  RedemptionStatement: { reached: 'paid', run: payRedemption },
  ChangePortfolioUniversal: { reached: 'completed', run: changePortfolios },
  ChangePortfolioAdditional: { reached: 'completed', run: changePortfolios },
}

/** It has come to the state in which money moves, and none has moved yet. */
export const isToExecute = (record: StatementRecord): boolean =>
  record.isExecuted !== true && executions[record.kind]?.reached === stateOf(record)

const reachedAt = ({ history, changedDate }: StatementRecord) => history.at(-1)?.date ?? changedDate

/** Moves the money of every statement that asks for it by now, in the order in which they have come to it, each dated when it did. */
export function execute({ clients, statements, seededOn }: State): void {
  const due = statements.filter(isToExecute)
  for (const record of due.toSorted((one, other) => reachedAt(one).localeCompare(reachedAt(other)))) {
    const client = clients.find(({ userId }) => userId === record.userId)
    const date = moscowDay(Date.parse(reachedAt(record)))
    if (client) executions[record.kind]?.run({ client, record, date, seededOn })
    record.isExecuted = true
  }
}
