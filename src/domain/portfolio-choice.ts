import * as z from 'zod/mini'
import { formatRubles } from './money.ts'
import { choicesOf, isRequestType, requestOf, type RequestType, type SharerPortfolio } from './portfolio-change.ts'
import type { StatementDocument } from './statement-documents.ts'
import type { DraftValues } from './statement-draft.ts'

/** What is read before the signature. */
export const portfolioPapers: readonly StatementDocument[] = [
  { name: 'ChangePortfolioUniversal', title: 'Заявление о смене портфеля', isRequired: true },
  { name: 'ChangePortfolioAdditional', title: 'Дополнительное соглашение к договору', isRequired: true },
]

/** Another portfolio for contributions of one kind; a scope that is not chosen yet is empty. */
const Change = z.object({ contributionType: z.string(), portfolio: z.string(), requestType: z.string() })
export type Change = z.output<typeof Change>

/** The changes that a draft names. */
export function changesIn({ changes }: DraftValues): Change[] {
  const read = z.safeParse(z.array(Change), changes)
  return read.success ? read.data : []
}

/** The fields in which contributions of one kind get another portfolio, and are told what goes over to it. */
export const portfolioField = (contributionType: string) => `portfolio${contributionType}`
export const scopeField = (contributionType: string) => `scope${contributionType}`

/** What is wrong with the changes, by the fields: what may be chosen are open portfolios, and the requests that the fund takes now (3-12). */
export function faultsOfChanges(
  values: DraftValues,
  offer: readonly SharerPortfolio[],
): Readonly<Record<string, string>> {
  const changes = changesIn(values)
  const faults: Record<string, string> = {}
  const [first] = offer.filter((one) => choicesOf(one).size > 0)
  if (changes.length === 0)
    faults[portfolioField(first?.contributionType ?? '')] = 'Выберите новый портфель хотя бы для одних взносов'
  for (const { contributionType, portfolio, requestType } of changes) {
    const from = offer.find((one) => one.contributionType === contributionType)
    const types = from && choicesOf(from).get(portfolio)
    if (!types) faults[portfolioField(contributionType)] = 'Этот портфель сейчас выбрать нельзя. Выберите другой'
    else if (requestType === '') faults[scopeField(contributionType)] = 'Выберите, что перейдёт в новый портфель'
    else if (!types.some((type) => type === requestType))
      faults[scopeField(contributionType)] = 'Так сменить портфель сейчас нельзя. Выберите другое'
  }
  return faults
}

/** The change as it is signed, under a key of its own. */
export const changeDraftOf = (
  values: DraftValues,
  { agreementId, idempotencyKey }: { agreementId: string; idempotencyKey: string },
) => ({ agreementId, idempotencyKey, changes: changesIn(values) })

/** The money of contributions of one kind, in rubles. */
export const moneyOf = ({ portfolios }: SharerPortfolio): number =>
  portfolios.reduce((sum, { balance }) => sum + balance, 0)

/** What goes over, in one sentence with the sum; what there is no sum of is said without. */
export function scopeText(type: RequestType, money: number): string {
  const sum = formatRubles(money)
  if (money <= 0) return requestOf(type).meaning
  switch (type) {
    case 'NewContributions':
      return `Новые взносы пойдут в этот портфель, а ${sum}, которые уже на счёте, останутся в прежнем.`
    case 'AllFunds':
      return `Перейдут ${sum}, которые уже на счёте, и все новые взносы.`
    case 'AccumulatedFunds':
      return `Перейдут ${sum}, которые уже на счёте. Новые взносы останутся в прежнем портфеле.`
  }
}

/** How much of a programme is in each portfolio, in rubles, the most first. */
export type PortfolioSums = readonly { portfolio: string; sum: number }[]

const sorted = (sums: ReadonlyMap<string, number>): PortfolioSums =>
  [...sums]
    .map(([portfolio, sum]) => ({ portfolio, sum }))
    .filter(({ sum }) => sum > 0)
    .toSorted((one, other) => other.sum - one.sum)

/** Where the money is after the changes; before them where there are none. New contributions move nothing that is there already. */
export function sumsAfter(offer: readonly SharerPortfolio[], changes: readonly Change[]): PortfolioSums {
  const sums = new Map<string, number>()
  const put = (portfolio: string, sum: number) => sums.set(portfolio, (sums.get(portfolio) ?? 0) + sum)
  for (const from of offer) {
    const change = changes.find(({ contributionType }) => contributionType === from.contributionType)
    const moves = change !== undefined && isRequestType(change.requestType) && change.requestType !== 'NewContributions'
    for (const { portfolio, balance } of from.portfolios) put(moves ? change.portfolio : portfolio, balance)
  }
  return sorted(sums)
}
