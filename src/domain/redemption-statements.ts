import * as z from 'zod/mini'
import { Addresses, BankDetails, ContactInfo, FileRef, PassportContainer, PersonalData } from './statement-parts.ts'

/** What has happened to a statement, a step at a time. */
const Step = z.object({ state: z.string(), date: z.string(), comment: z.nullish(z.string()) })
const Contract = z.object({
  contractId: z.string(),
  contractNumber: z.string(),
  redemptionType: z.string(),
  amount: z.nullish(z.number()),
  availableAmount: z.nullish(z.number()),
})
const flag = z.nullish(z.boolean())

/** What the client fills in beside the contracts, a part a step (3-14). */
const content = {
  personalData: z.nullish(PersonalData),
  passportContainer: z.nullish(PassportContainer),
  addresses: z.nullish(Addresses),
  contactInfo: z.nullish(ContactInfo),
  bankDetails: z.nullish(BankDetails),
  tax: z.nullish(
    z.object({
      isTaxResident: flag,
      taxResidencyCountry: z.nullish(z.number()),
      deductionUsage: z.nullish(z.string()),
      certificateProvided: flag,
    }),
  ),
  declarations: z.nullish(z.object({ isPublicOfficial: flag, hasBeneficiary: flag })),
  documents: z.nullish(z.array(FileRef)),
  consents: z.nullish(z.object({ accuracy: flag, terminationWarning: flag, taxWarning: flag })),
}

/** What the client fills in: everything that is saved but what the draft itself knows of the save. */
export const RedemptionContent = z.object({ contracts: z.nullish(z.array(Contract)), ...content })

/**
 * A redemption statement as it is saved (L3). `statementId` is null and `version` 0 before the first save; afterwards `version` is the
 * one that was changed, and the services refuse an older one.
 */
export const RedemptionDraft = z.object({
  statementId: z.nullable(z.string()),
  pegasUserId: z.number(),
  currentStep: z.string(),
  version: z.number(),
  validationVersion: z.nullish(z.string()),
  idempotencyKey: z.string(),
  contracts: z.array(Contract),
  ...content,
})
export type RedemptionDraft = z.output<typeof RedemptionDraft>

/** A redemption statement as the services keep it (L2, L3). */
export const RedemptionStatement = z.object({
  statementId: z.string(),
  state: z.string(),
  pegasUserId: z.nullish(z.number()),
  currentStep: z.nullish(z.string()),
  version: z.nullish(z.number()),
  validationVersion: z.nullish(z.string()),
  idempotencyKey: z.nullish(z.string()),
  createdDate: z.string(),
  changedDate: z.nullish(z.string()),
  expireDate: z.nullish(z.string()),
  /** Of one that was filed: its number, since when, the document that was signed, and in how many days it is decided on. */
  registrationNumber: z.nullish(z.string()),
  registrationDate: z.nullish(z.string()),
  documentId: z.nullish(z.string()),
  reviewTermDays: z.nullish(z.number()),
  contracts: z.array(Contract),
  ...content,
  history: z.array(Step),
})
export type RedemptionStatement = z.output<typeof RedemptionStatement>

const WithContracts = z.object({ contracts: z.array(Contract) })
/** The contracts that a draft names; none where what was kept cannot be read. */
export const contractsIn = (values: unknown) => z.safeParse(WithContracts, values).data?.contracts ?? []

/** The sum that is asked for: of each contract, in part or the whole of what is available. */
export const askedSum = ({ contracts }: Pick<RedemptionStatement, 'contracts'>): number =>
  contracts.reduce((sum, { amount, availableAmount }) => sum + (amount ?? availableAmount ?? 0), 0)
