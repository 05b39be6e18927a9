import { filedStatements } from '#api/tables/filed-statements.ts'
import { statements } from '#api/tables/statements.ts'
import { documentsOf, documentsToSign, templateOf, type StatementDocument } from '#domain/statement-documents.ts'
import { filedStates } from '#domain/statement-states.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { filedAs, statementIdOf } from './fate.ts'
import type { FilingService } from './filing.ts'
import { refusedToMake, type Made } from './made.ts'

/** The withdrawal of a redemption that has been filed, and its signing (L18–L20). */
export function withdrawalFiling({ client }: Dependencies, redemptionId: () => string) {
  const { withdraw, withdrawalTemplates, fillWithdrawal } = client({
    withdraw: filedStatements.withdraw,
    withdrawalTemplates: filedStatements.withdrawalTemplates,
    fillWithdrawal: filedStatements.fillWithdrawal,
  })
  const { redemptions } = client({ redemptions: statements.redemptions })
  const make = async (idempotencyKey: string, signal: AbortSignal): Promise<Made> => {
    const { statementId } = await withdraw(
      { body: { redemptionStatementId: redemptionId(), idempotencyKey } },
      { signal },
    )
    return { kind: 'made', statementId }
  }
  const find = async (signal: AbortSignal) => {
    const all = await redemptions({ query: { states: filedStates } }, { signal })
    return all.find(({ statementId }) => statementId === redemptionId()) ?? null
  }
  return {
    make: (idempotencyKey: string, signal: AbortSignal) => expected(make(idempotencyKey, signal), refusedToMake),
    /** The documents that are read before the signature, one for each contract where its template says so. */
    documents: async (signal: AbortSignal): Promise<readonly StatementDocument[]> => {
      const [templates, redemption] = await Promise.all([
        withdrawalTemplates({ query: { redemptionStatementId: redemptionId() } }, { signal }),
        find(signal),
      ])
      return documentsToSign(documentsOf(templates, redemption?.contracts))
    },
    // Nothing tells of a withdrawal but the redemption that it takes back.
    askFate: async (subject, signal) => {
      const redemption = await find(signal)
      if (!redemption) return { kind: 'gone' }
      return redemption.state === 'clientRejected' ? filedAs(statementIdOf(subject)) : { kind: 'draft', version: null }
    },
    paper: (subject, document, options) => {
      const { contractId } = templateOf(document)
      const query = { statementId: statementIdOf(subject), ...(contractId === undefined ? {} : { contractId }) }
      return fillWithdrawal({ query }, options)
    },
  } satisfies FilingService & Record<string, unknown>
}
