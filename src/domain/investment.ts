import * as z from 'zod/mini'
import { whole } from './numbers.ts'
import { assetColours } from './chart-colours.ts'

/** How long a period is for which the lists of issuers are published. */
export const PeriodType = z.enum(['Month', 'Quarter', 'Year'])
export type PeriodType = z.output<typeof PeriodType>

/** A day at whose end something was counted, and what the service calls its period: «январь 2026». */
export const Period = z.object({ periodDate: z.string(), label: z.string() })
export type Period = z.output<typeof Period>

const Asset = z.object({
  assetType: z.string(),
  name: z.string(),
  share: z.number(),
  amount: z.number(),
  colorIndex: z.nullish(z.number()),
})
export type Asset = z.output<typeof Asset>

/** What the money of a portfolio is invested in; of the whole fund where no portfolio is named. */
export const InvestStructure = z.object({
  periodDate: z.string(),
  portfolio: z.nullish(z.string()),
  totalAmount: z.number(),
  items: z.array(Asset),
})
export type InvestStructure = z.output<typeof InvestStructure>

/** Whose papers a portfolio holds, and how much of it they are. */
export const Issuer = z.object({
  issuerId: z.string(),
  name: z.string(),
  inn: z.nullish(z.string()),
  assetType: z.string(),
  share: z.number(),
  amount: z.number(),
  rating: z.nullish(z.string()),
})
export type Issuer = z.output<typeof Issuer>

/** The issuers of one portfolio for a period. */
export const IssuerPortfolio = z.object({
  portfolio: z.string(),
  periodDate: z.string(),
  issuers: z.array(z.object({ issuerId: z.string(), name: z.string(), share: z.number() })),
})
export type IssuerPortfolio = z.output<typeof IssuerPortfolio>

/** What a portfolio brought in a year, in percent; `averageYield` is the client's own, a year on average since the first one. */
export const SavingYear = z.object({
  year: whole,
  portfolio: z.string(),
  fundYield: z.number(),
  clientYield: z.number(),
  inflation: z.number(),
  averageYield: z.number(),
})
export type SavingYear = z.output<typeof SavingYear>

/** The share of assets whose issuers have such a credit rating. */
export const RatingShare = z.object({
  ratingGroup: z.string(),
  name: z.string(),
  share: z.number(),
  agency: z.nullish(z.string()),
})
export type RatingShare = z.output<typeof RatingShare>

/** How soon the money that bonds hold comes back, in years. */
export const BondDuration = z.object({
  periodDate: z.string(),
  averageDuration: z.number(),
  unit: z.literal('years'),
  buckets: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), name: z.string(), share: z.number() })),
})
export type BondDuration = z.output<typeof BondDuration>

const knownColours: Readonly<Record<string, number>> = assetColours

/** The chart colour of a kind of assets: the portal's own, that which the service proposes, or that of everything else. */
export const assetColour = ({
  assetType,
  colorIndex,
}: Pick<Asset, 'assetType'> & { colorIndex?: number | null | undefined }): number =>
  (Object.hasOwn(knownColours, assetType) ? knownColours[assetType] : colorIndex) ?? assetColours.Other

/** What such percents make together, year after year. */
export const compound = (percents: readonly number[]): number =>
  (percents.reduce((growth, percent) => growth * (1 + percent / 100), 1) - 1) * 100
