import { addMonths, formatISO, parseISO, subMonths } from 'date-fns'
import type { ActivePortfolio, PortfolioItem, SharerPortfolio } from '#domain/portfolio-change.ts'
import { portfolioNames } from '#domain/portfolios.ts'
import { holdingsOf, toKopecks, toRubles } from './holdings.ts'
import type { Sums } from './movements.ts'
import type { Client, Holding, Programme } from './state.ts'
import type { World } from './world.ts'

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

/** What of a holding has grown from contributions of each kind, the income by their parts. */
export function sumsByKind(holding: Holding): Record<Kind, Sums> {
  const { userBalance, companyBalance, companyObligationsUser, investmentBalance } = holding
  const company = companyBalance + companyObligationsUser
  const paid = userBalance + company
  const income = paid === 0 ? 0 : toRubles(toKopecks((investmentBalance * company) / paid))
  return {
    Company: { Company: companyBalance, CompanyObligations: companyObligationsUser, Investment: income },
    Personal: { Personal: userBalance, Investment: toRubles(toKopecks(investmentBalance - income)) },
  }
}

const sumOf = (holding: Holding, kind: Kind) =>
  toRubles(Object.values(sumsByKind(holding)[kind]).reduce((sum, rubles) => sum + toKopecks(rubles), 0))

const kindsOf = (holdings: readonly Holding[]): Kind[] =>
  (['Company', 'Personal'] as const).filter((kind) => holdings.some((holding) => sumOf(holding, kind) > 0))

/** In which portfolios the money of a programme is, by whose contributions it has grown from (K10). */
export function activePortfolios(programme: Programme): ActivePortfolio[] {
  const holdings = holdingsOf(programme)
  const active = holdings.flatMap((holding) =>
    kindsOf(holdings)
      .map((contributionType) => ({
        portfolio: holding.portfolio,
        contributionType,
        balance: sumOf(holding, contributionType),
      }))
      .filter(({ balance }) => balance > 0),
  )
  const whole = active.reduce((sum, { balance }) => sum + balance, 0)
  return active.map((one) => ({ ...one, share: whole === 0 ? 0 : Math.round((1000 * one.balance) / whole) / 10 }))
}

/** Where new contributions go by the last choice of it; before any, where they have gone by the agreement. */
function currentOf({ inflows, choices }: Programme, kind: Kind): string[] {
  const chosen = choices.findLast(
    ({ contributionType, requestType }) => contributionType === kind && requestType !== 'AccumulatedFunds',
  )
  return chosen ? [chosen.portfolio] : inflows.filter(({ end }) => end === null).map(({ portfolio }) => portfolio)
}

type Choice = Programme['choices'][number]

/** The last choice. Of who has chosen nothing yet an older one is told: of the second programme a fresh one, else one of an employer alone. */
function lastChoice(world: World, client: Client, programme: Programme, kind: Kind): Choice | null {
  const own = programme.choices.findLast(({ contributionType }) => contributionType === kind)
  const isRecent = client.programmes.indexOf(programme) === 1
  const [portfolio] = currentOf(programme, kind)
  if (own || portfolio === undefined || !(isRecent || kind === 'Company')) return own ?? null
  const months = isRecent ? ago.recent : ago.free
  const date = formatISO(subMonths(parseISO(world.store.state.seededOn), months), { representation: 'date' })
  return { date, contributionType: kind, requestType: 'AllFunds', portfolio }
}

/** What may be chosen instead, and since when (K9): a choice stands for a year. */
export function portfolioOptions(world: World, client: Client, programme: Programme): SharerPortfolio[] {
  const holdings = holdingsOf(programme)
  return kindsOf(holdings).map((contributionType) => {
    const last = lastChoice(world, client, programme, contributionType)
    const next = last && formatISO(addMonths(parseISO(last.date), pause), { representation: 'date' })
    const isChangeAllowed = next === null || next <= world.clock.today()
    const current = currentOf(programme, contributionType)
    return {
      contributionType,
      lastStrategyChangeDate: last?.date ?? null,
      lastChangedPortfolio: last?.portfolio ?? null,
      lastChangedPortfolioRequestType: last?.requestType ?? null,
      isChangeAllowed,
      nextChangeDate: isChangeAllowed ? null : next,
      portfolios: allPortfolios.map(({ name }) => {
        const holding = holdings.find(({ portfolio }) => portfolio === name)
        return {
          portfolio: name,
          isCurrentPortfolio: current.includes(name),
          balance: holding === undefined ? 0 : sumOf(holding, contributionType),
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
