import { assetColours } from '#domain/chart-colours.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { InvestStructure, Issuer } from '#domain/investment.ts'
import { portfolioNames, type PortfolioKey } from '#domain/portfolios.ts'
import { assetNames, portfolios, sources, type AssetType } from './portfolios.ts'
import { fixedChance, partOf, sharesOf } from './shares.ts'

const assetTypes = Object.keys(assetNames) as AssetType[]
const keys = Object.keys(portfolioNames) as PortfolioKey[]
const monthlyGrowth = 0.011
const countedAt = { year: 2025, month: 12 }

const monthsSince = (date: Day): number => {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return (year - countedAt.year) * 12 + month - countedAt.month
}

/** Rubles of a portfolio on a day, to the kopeck. */
const totalOf = (key: PortfolioKey, date: Day): number =>
  Math.round(
    portfolios[key].total *
      (1 + monthlyGrowth) ** monthsSince(date) *
      (0.99 + fixedChance(`${key} ${date}`) / 50) *
      100,
  ) / 100

/** Weights wander a little from day to day. */
const weightOf = (key: PortfolioKey, type: AssetType, date: Day): number =>
  (portfolios[key].weights[type] ?? 0) * (0.94 + fixedChance(`${key} ${type} ${date}`) * 0.12)

const rublesOf = (key: PortfolioKey, type: AssetType, date: Day): number => {
  const whole = assetTypes.reduce((sum, one) => sum + weightOf(key, one, date), 0)
  return (weightOf(key, type, date) / whole) * totalOf(key, date)
}

/** What a portfolio is invested in on a day; the whole fund where none is named. The largest part stands first. */
export function structureOn(date: Day, portfolio: PortfolioKey | null): InvestStructure {
  const chosen = portfolio === null ? keys : [portfolio]
  const totalAmount = Math.round(chosen.reduce((sum, key) => sum + totalOf(key, date), 0) * 100) / 100
  const shares = sharesOf(assetTypes.map((type) => chosen.reduce((sum, key) => sum + rublesOf(key, type, date), 0)))
  const items = assetTypes.map((assetType, index) => ({
    assetType,
    name: assetNames[assetType],
    share: shares[index] ?? 0,
    amount: partOf(totalAmount, shares[index] ?? 0),
    colorIndex: assetColours[assetType],
  }))
  return {
    periodDate: date,
    portfolio,
    totalAmount,
    items: items.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share),
  }
}

/** Whose papers those are: the issuers of one kind of assets add up to its share. */
export function issuersOn(date: Day, portfolio: PortfolioKey | null): Issuer[] {
  const { items, totalAmount } = structureOn(date, portfolio)
  const issuers = items.flatMap(({ assetType, share }) => {
    const known = sources[assetType as AssetType]
    const shares = sharesOf(
      known.map(({ weight }) => weight),
      share,
    )
    return known.map(({ id, name, inn, rating }, index) => ({
      issuerId: id,
      name,
      inn,
      assetType,
      share: shares[index] ?? 0,
      amount: partOf(totalAmount, shares[index] ?? 0),
      rating,
    }))
  })
  return issuers.sort((a, b) => b.share - a.share)
}
