import * as z from 'zod/mini'
import { RedemptionDraft } from '#domain/redemption-statements.ts'
import { closedBanks } from '../lookups/banks.ts'
import type { StateName, StatementRecord } from './record.ts'

const Content = z.pick(RedemptionDraft, { bankDetails: true, documents: true, tax: true })

/** What comes of a redemption statement, by what is in it: papers are asked for once, and money goes to no closed bank. */
export function verdictOf({ content, history }: StatementRecord): { state: StateName; comment: string | null } {
  const { bankDetails, documents, tax } = z.parse(Content, content)
  const hasCertificate = documents?.some(({ fileType }) => fileType === 'TaxCertificate') ?? false
  const wasAsked = history.some(({ state }) => state === 'needSupplement')
  if (tax?.deductionUsage === 'Partly' && !hasCertificate && !wasAsked)
    return { state: 'needSupplement', comment: 'Пришлите справку из налоговой: по ней считается налог' }
  if (closedBanks.has(bankDetails?.bic ?? ''))
    return { state: 'rejected', comment: 'Счёт открыт в банке, у которого отозвана лицензия' }
  return { state: 'approved', comment: null }
}
