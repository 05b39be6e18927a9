import * as z from 'zod/mini'
import { BankDetails, ContactInfo, FileRef, PassportContainer, PersonalData } from './statement-parts.ts'

/** What may be filed with the synchronizer (K1). */
export const synchronizerStatements = [
  'PensionStatement',
  'ChangePortfolioUniversal',
  'ChangePortfolioAdditional',
] as const
export type SynchronizerStatement = (typeof synchronizerStatements)[number]

/** Portfolios that are chosen anew for an agreement: the body of its draft (E7, E8) and of its signing. */
export const PortfolioChangeDraft = z.object({
  agreementId: z.string(),
  idempotencyKey: z.string(),
  changes: z.array(z.object({ contributionType: z.string(), requestType: z.string(), portfolio: z.string() })),
})
export type PortfolioChangeDraft = z.output<typeof PortfolioChangeDraft>

/** An application for the pension. */
export const PensionApplication = z.object({
  agreementId: z.string(),
  pegasUserId: z.number(),
  idempotencyKey: z.string(),
  basis: z.string(),
  paymentScheme: z.string(),
  termYears: z.nullable(z.number()),
  frequency: z.string(),
  startDate: z.string(),
  personalData: PersonalData,
  passportContainer: PassportContainer,
  contactInfo: ContactInfo,
  bankDetails: BankDetails,
  documents: z.array(FileRef),
})
export type PensionApplication = z.output<typeof PensionApplication>
