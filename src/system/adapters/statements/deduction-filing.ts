import { statements } from '#api/tables/statements.ts'
import { taxDeduction } from '#api/tables/tax-deduction.ts'
import { filedStatement } from '#domain/filed-statement.ts'
import { unsignedStates } from '#domain/statement-states.ts'
import type { TaxDeductionRequest } from '#domain/tax-statements.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { filedAs, statementIdOf } from './fate.ts'
import type { FilingService } from './filing.ts'
import { refusedToMake, type Made } from './made.ts'

/** The order of papers for a tax deduction, and its signing (L21–L23). */
export function deductionFiling({ client }: Dependencies) {
  const { create, draft } = client({ create: taxDeduction.create, draft: taxDeduction.draft })
  const { taxDeductions } = client({ taxDeductions: statements.taxDeductions })
  const make = async (order: TaxDeductionRequest, signal: AbortSignal): Promise<Made> => {
    const { statementId } = await create({ body: order }, { signal })
    return { kind: 'made', statementId }
  }
  return {
    make: (order: TaxDeductionRequest, signal: AbortSignal) => expected(make(order, signal), refusedToMake),
    askFate: async (subject, signal) => {
      const statementId = statementIdOf(subject)
      const [found] = await taxDeductions({ query: { statementIds: [statementId] } }, { signal })
      if (!found) return { kind: 'gone' }
      return unsignedStates.some((state) => state === found.state)
        ? { kind: 'draft', version: null }
        : filedAs(statementId, filedStatement(found))
    },
    paper: (subject, _, options) => draft({ query: { statementId: statementIdOf(subject) } }, options),
  } satisfies FilingService & Record<string, unknown>
}
