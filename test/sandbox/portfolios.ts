import { addMonths, formatISO, parseISO, subMonths } from 'date-fns'
import type { ActivePortfolio, PortfolioItem, SharerPortfolio } from '#domain/portfolio-change.ts'
import { portfolioNames } from '#domain/portfolios.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { Client, Holding, Programme } from './state.ts'

/** A portfolio that the portal has no name for. */
const unnamed = 'Infrastructure'
/** Offered to one employer, and to nobody now. */
const closed = ['Schlumberger', 'Currency']
/** How long a choice stands before another may be made. */
const pause = 12
const ago = { free: 14, recent: 3 }

/** Every portfolio of the fund, as the service describes it (K8). */
export const allPortfolios: PortfolioItem[] = [
  ...Object.entries(portfolioNames).map(([name, description]) => ({ name, description })),
  { name: unnamed, description: 'Инфраструктурный' },
]

type Kind = 'Company' | 'Personal'
const kopecks = (sum: number) => Math.round(sum * 100) / 100

/** What of a holding has grown from contributions of each kind, the income by their parts. */
function sumsOf({ userBalance, companyBalance, companyObligationsUser, investmentBalance }: Holding) {
  const paid = userBalance + companyBalance + companyObligationsUser
  const company = companyBalance + companyObligationsUser
  const part = paid === 0 ? 0 : company / paid
  const Company = kopecks(company + investmentBalance * part)
  return { Company, Personal: kopecks(paid + investmentBalance - Company) } satisfies Record<Kind, number>
}

const kindsOf = ({ holdings }: Programme): Kind[] =>
  (['Company', 'Personal'] as const).filter((kind) => holdings.some((holding) => sumsOf(holding)[kind] > 0))

/** In which portfolios the money of a programme is, by whose contributions it has grown from (K10). */
export function activePortfolios(programme: Programme): ActivePortfolio[] {
  const active = programme.holdings.flatMap((holding) =>
    kindsOf(programme).map((contributionType) => ({
      portfolio: holding.portfolio,
      contributionType,
      balance: sumsOf(holding)[contributionType],
    })),
  )
  const whole = active.reduce((sum, { balance }) => sum + balance, 0)
  return active.map((one) => ({ ...one, share: whole === 0 ? 0 : Math.round((1000 * one.balance) / whole) / 10 }))
}

/** What may be chosen instead, and since when (K9): in the second programme of a client the last choice is too fresh. */
export function portfolioOptions(client: Client, programme: Programme, today: Day): SharerPortfolio[] {
  const isRecent = client.programmes.indexOf(programme) === 1
  const changed = (months: number) => formatISO(subMonths(parseISO(today), months), { representation: 'date' })
  const last = changed(isRecent ? ago.recent : ago.free)
  return kindsOf(programme).map((contributionType) => {
    const hasChanged = isRecent || contributionType === 'Company'
    const current = programme.holdings.map(({ portfolio }) => portfolio)
    return {
      contributionType,
      lastStrategyChangeDate: hasChanged ? last : null,
      lastChangedPortfolio: hasChanged ? (current[0] ?? null) : null,
      lastChangedPortfolioRequestType: hasChanged ? 'AllFunds' : null,
      isChangeAllowed: !isRecent,
      nextChangeDate: isRecent ? formatISO(addMonths(parseISO(last), pause), { representation: 'date' }) : null,
      portfolios: allPortfolios.map(({ name }) => {
        const holding = programme.holdings.find(({ portfolio }) => portfolio === name)
        return {
          portfolio: name,
          isCurrentPortfolio: holding !== undefined,
          balance: holding === undefined ? 0 : sumsOf(holding)[contributionType],
          isOpenForSelection: name !== 'Currency',
          isAvailablePortfolio: !closed.includes(name),
          requestTypes: [
            { requestType: 'NewContributions', isAvailble: true },
            { requestType: 'AllFunds', isAvailble: name !== unnamed },
            { requestType: 'AccumulatedFunds', isAvailble: contributionType === 'Personal' && name !== unnamed },
          ],
        }
      }),
    }
  })
}
