import * as z from 'zod/mini'

/** A portfolio as the fund lists it (3-11). */
export const PortfolioItem = z.object({ name: z.string(), description: z.nullish(z.string()) })
export type PortfolioItem = z.output<typeof PortfolioItem>

/** Money of one kind in one portfolio, in rubles, and the part in a hundred that it is of the programme. */
export const ActivePortfolio = z.object({
  portfolio: z.string(),
  contributionType: z.string(),
  balance: z.number(),
  share: z.number(),
})
export type ActivePortfolio = z.output<typeof ActivePortfolio>

const PortfolioOption = z.object({
  portfolio: z.string(),
  isCurrentPortfolio: z.boolean(),
  balance: z.number(),
  isOpenForSelection: z.boolean(),
  isAvailablePortfolio: z.boolean(),
  requestTypes: z.array(z.object({ isAvailble: z.boolean(), requestType: z.string() })),
})
type PortfolioOption = z.output<typeof PortfolioOption>

/** Portfolios of one kind of contributions, and whether another may be chosen (3-12). */
export const SharerPortfolio = z.object({
  contributionType: z.string(),
  lastStrategyChangeDate: z.nullish(z.string()),
  lastChangedPortfolio: z.nullish(z.string()),
  lastChangedPortfolioRequestType: z.nullish(z.string()),
  isChangeAllowed: z.boolean(),
  nextChangeDate: z.nullish(z.string()),
  portfolios: z.array(PortfolioOption),
})
export type SharerPortfolio = z.output<typeof SharerPortfolio>

/** What of the money goes over to another portfolio, in the order in which it is offered. */
const requests = {
  NewContributions: {
    name: 'Только новые взносы',
    meaning: 'Новые взносы пойдут в этот портфель. Деньги, которые уже на счёте, останутся в прежнем.',
  },
  AllFunds: {
    name: 'Все средства',
    meaning: 'В этот портфель перейдут и деньги, которые уже на счёте, и новые взносы.',
  },
  AccumulatedFunds: {
    name: 'Только ранее накопленные',
    meaning: 'Перейдут деньги, которые уже на счёте. Новые взносы останутся в прежнем портфеле.',
  },
} as const
export type RequestType = keyof typeof requests

export const isRequestType = (type: string): type is RequestType => Object.hasOwn(requests, type)

type Request = { name: string; meaning: string }
/** What such a request is called, and what it does; null where the portal does not know it. */
export function requestOf(type: RequestType): Request
export function requestOf(type: string): Request | null
export function requestOf(type: string): Request | null {
  return isRequestType(type) ? requests[type] : null
}

const contributionNames: Readonly<Record<string, string>> = { Personal: 'Ваши взносы', Company: 'Взносы работодателя' }

/** Whose contributions they are. */
export const contributionName = (type: string): string =>
  Object.hasOwn(contributionNames, type) ? (contributionNames[type] ?? type) : type

/** What may be chosen for contributions of one kind, and what was chosen last (3-13). */
export type ContributionInfo = {
  contributionType: string
  lastStrategyChangeDate: string | null
  isAvailable: boolean
  isShowChangeInfo: boolean
  availablePortfolios: string[]
  lastChangedPortfolio: string | null
  lastChangedPortfolioRequestType: string | null
}

/** The requests by which one may go over to a portfolio; none to the current one, to a closed one, or to one of another contract (3-12). */
function requestsFor({
  isCurrentPortfolio,
  isOpenForSelection,
  isAvailablePortfolio,
  requestTypes,
}: PortfolioOption): RequestType[] {
  if (isCurrentPortfolio || !isOpenForSelection || !isAvailablePortfolio) return []
  const allowed = requestTypes.filter(({ isAvailble }) => isAvailble).map(({ requestType }) => requestType)
  return (Object.keys(requests) as RequestType[]).filter((type) => allowed.includes(type))
}

/** The requests by which contributions of this kind may go over to each portfolio that may be chosen. */
export const choicesOf = ({ isChangeAllowed, portfolios }: SharerPortfolio): Map<string, RequestType[]> =>
  new Map(
    (isChangeAllowed ? portfolios : [])
      .map((option) => [option.portfolio, requestsFor(option)] as const)
      .filter(([, types]) => types.length > 0),
  )

/** Contribution info as it is made of the service's answer (3-13). */
export function contributionInfo(from: SharerPortfolio): ContributionInfo {
  const availablePortfolios = from.portfolios
    .filter((option) => requestsFor(option).length > 0)
    .map(({ portfolio }) => portfolio)
  const lastStrategyChangeDate = from.lastStrategyChangeDate ?? null
  return {
    contributionType: from.contributionType,
    lastStrategyChangeDate,
    isAvailable: from.isChangeAllowed && availablePortfolios.length > 0,
    isShowChangeInfo: lastStrategyChangeDate !== null,
    availablePortfolios,
    lastChangedPortfolio: from.lastChangedPortfolio ?? null,
    lastChangedPortfolioRequestType: from.lastChangedPortfolioRequestType ?? null,
  }
}

/** A change of portfolio that a client has in mind. */
export type PortfolioChange = {
  agreementId: string
  contributionType: string
  changeType: RequestType
  portfolioName: string
}
