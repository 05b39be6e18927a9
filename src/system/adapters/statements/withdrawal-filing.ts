import { filedStatements } from '#api/tables/filed-statements.ts'
import { statements } from '#api/tables/statements.ts'
import { templateOf } from '#domain/statement-documents.ts'
import { filedStates } from '#domain/statement-states.ts'
import type { StatementTemplate } from '#domain/statement-parts.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { filedAs, statementIdOf } from './fate.ts'
import type { FilingService } from './filing.ts'
import { refusedToMake, type Made } from './made.ts'

/** The withdrawal of a redemption that has been filed, and its signing (L17–L20). */
export function withdrawalFiling({ client }: Dependencies, redemptionStatementId: string) {
  const { withdraw, withdrawalTemplates, fillWithdrawal } = client({
    withdraw: filedStatements.withdraw,
    withdrawalTemplates: filedStatements.withdrawalTemplates,
    fillWithdrawal: filedStatements.fillWithdrawal,
  })
  const { redemptions } = client({ redemptions: statements.redemptions })
  const make = async (idempotencyKey: string, signal: AbortSignal): Promise<Made> => {
    const { statementId } = await withdraw({ body: { redemptionStatementId, idempotencyKey } }, { signal })
    return { kind: 'made', statementId }
  }
  return {
    make: (idempotencyKey: string, signal: AbortSignal) => expected(make(idempotencyKey, signal), refusedToMake),
    templates: (signal: AbortSignal): Promise<StatementTemplate[]> =>
      withdrawalTemplates({ query: { redemptionStatementId } }, { signal }),
    // Nothing tells of a withdrawal but the redemption that it takes back.
    askFate: async (subject, signal) => {
      const all = await redemptions({ query: { states: filedStates } }, { signal })
      const redemption = all.find(({ statementId }) => statementId === redemptionStatementId)
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
