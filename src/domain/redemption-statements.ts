import * as z from 'zod/mini'

/** What has happened to a statement, a step at a time. */
const Step = z.object({ state: z.string(), date: z.string(), comment: z.nullish(z.string()) })
const Contract = z.object({
  contractId: z.string(),
  contractNumber: z.string(),
  redemptionType: z.string(),
  amount: z.nullish(z.number()),
  availableAmount: z.nullish(z.number()),
})
/** A redemption statement as a list of statements tells it (L2). */
export const RedemptionStatement = z.object({
  statementId: z.string(),
  state: z.string(),
  createdDate: z.string(),
  changedDate: z.nullish(z.string()),
  expireDate: z.nullish(z.string()),
  contracts: z.array(Contract),
  history: z.array(Step),
})
export type RedemptionStatement = z.output<typeof RedemptionStatement>

/** The sum that is asked for: of each contract, in part or the whole of what is available. */
export const askedSum = ({ contracts }: Pick<RedemptionStatement, 'contracts'>): number =>
  contracts.reduce((sum, { amount, availableAmount }) => sum + (amount ?? availableAmount ?? 0), 0)
