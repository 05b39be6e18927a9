import * as z from 'zod/mini'
import { isGranted, type NameValue } from './account.ts'
import { scopes } from './auth.ts'
import type { Fault } from './faults.ts'
import type { ProgrammePages } from './programme-pages.ts'

export const Product = z.object({
  id: z.string(),
  agreementId: z.string(),
  agreementNumber: z.string(),
  agreementDate: z.nullable(z.string()),
  pegasUserId: z.number(),
  status: z.string(),
  holdingName: z.nullable(z.string()),
  companyCode: z.nullable(z.string()),
  programName: z.string(),
  investorFullName: z.string(),
  agreement: z.object({
    agreementSchemaType: z.string(),
    schemaName: z.nullish(z.string()),
    startDate: z.nullish(z.string()),
    endDate: z.nullish(z.string()),
    vestingShare: z.nullish(z.number()),
    currency: z.optional(z.string()),
  }),
})
/** A pension programme as the services list it (§3). */
export type Product = z.output<typeof Product>

/** The name that menus and cards show (2.5-11). */
export const programmeName = (product: Product): string =>
  product.agreement.agreementSchemaType === 'Corporate' ? product.investorFullName : 'Индивидуальная'

const Portfolio = z.object({
  portfolio: z.string(),
  userBalance: z.number(),
  companyBalance: z.number(),
  companyObligationsUser: z.number(),
  investmentBalance: z.number(),
})
export const ProductBalance = z.object({ date: z.string(), total: z.number(), portfolios: z.array(Portfolio) })
export type ProductBalance = z.output<typeof ProductBalance>

export const Transaction = z.object({
  id: z.string(),
  idDocument: z.nullish(z.string()),
  date: z.string(),
  accountGroupType: z.string(),
  portfolio: z.string(),
  amount: z.number(),
  purpose: z.nullish(z.string()),
})
/** One entry of an operation. */
export type Transaction = z.output<typeof Transaction>
export const TransactionGroup = z.object({
  groupId: z.string(),
  date: z.string(),
  operationType: z.string(),
  title: z.string(),
  portfolio: z.string(),
  amount: z.number(),
  direction: z.enum(['In', 'Out']),
  transactions: z.array(Transaction),
})
export type TransactionGroup = z.output<typeof TransactionGroup>

/** What came (above zero) or went (below); the direction decides, whatever sign the services put. */
export const signedAmount = ({ amount, direction }: Pick<TransactionGroup, 'amount' | 'direction'>): number =>
  direction === 'Out' ? -Math.abs(amount) : Math.abs(amount)

/** Agreement features by name (3-10). */
export type Features = Record<string, string>
export const featuresOf = (pairs: readonly NameValue[]): Features =>
  Object.fromEntries(pairs.map(({ name, value }) => [name, value]))

export const ObjectProperty = z.object({
  objectId: z.string(),
  objectType: z.string(),
  propertyType: z.string(),
  name: z.string(),
  value: z.string(),
})

/** What the portal knows of a programme beside its list row: content flags, features or null where they did not come, and what failed. */
export type ProgrammeDetails = { pages: ProgrammePages; features: Features | null; faults: readonly Fault[] }

/** Where the link «Инвестиционный портфель» leads (2.5-09, 6-04); null where it is not shown. */
export function portfolioPage(
  agreementId: string,
  features: Features | null,
  may: { scopes: readonly string[]; restrictions: readonly NameValue[] },
): 'my-portfolio' | 'portfolio-new' | 'portfolio' | null {
  const isAvailable =
    may.scopes.includes(scopes.portfolioOf(agreementId)) || isGranted(may.restrictions, 'PortfolioAvailable')
  if (!isAvailable || features === null) return null
  if (features['ThirdPageStrategy'] === 'yes') return 'my-portfolio'
  const isNewAvailable =
    may.scopes.includes(scopes.newStrategyPage) || isGranted(may.restrictions, 'NewInvestAvailable')
  return isNewAvailable ? 'portfolio-new' : 'portfolio'
}

/** The name with the number that tells apart programmes of one name. */
export const programmeTitle = (product: Product): string => `${programmeName(product)}, ${product.agreementNumber}`
