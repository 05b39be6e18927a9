import { agreements } from '#api/tables/agreements.ts'
import { redemption } from '#api/tables/redemption.ts'
import { statements } from '#api/tables/statements.ts'
import { Failure } from '#domain/faults.ts'
import { filedStatement } from '#domain/filed-statement.ts'
import { RedemptionContent, type RedemptionStatement } from '#domain/redemption-statements.ts'
import type { StoredDraft } from '#domain/statement-draft.ts'
import { filedStates, unsignedStates } from '#domain/statement-states.ts'
import { calledByServices } from '#domain/step-named.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import type { DraftService } from './draft-service.ts'
import { typedContent } from './typed-content.ts'

const stepOf = (step: string) => step.charAt(0).toLowerCase() + step.slice(1)

const storedOf = (record: RedemptionStatement): StoredDraft => ({
  statementId: record.statementId,
  version: record.version ?? null,
  key: record.idempotencyKey ?? null,
  savedAt: record.changedDate ?? record.createdDate,
  validationVersion: record.validationVersion ?? undefined,
  reached: stepOf(record.currentStep ?? 'StatementGuide'),
  values: typedContent(RedemptionContent, record),
})

const isUnsigned = ({ state }: RedemptionStatement) => unsignedStates.some((one) => one === state)

/** Drafts of a redemption (L2, L3, L4); `validationVersion` is that of the rules by which the form is judged now. */
export function redemptionDrafts({ client }: Dependencies, validationVersion: () => string): DraftService {
  const { redemptions } = client({ redemptions: statements.redemptions })
  const { save, remove } = client({ save: redemption.save, remove: redemption.remove })
  const { products } = client({ products: agreements.products })
  let participant: number | null = null

  /** The participant on whose behalf it is filed, by the first programme (§7.12); the same in every attempt. */
  async function participantId(signal: AbortSignal): Promise<number> {
    const [first] = participant === null ? await products({}, { signal }) : []
    participant ??= first?.pegasUserId ?? null
    if (participant === null) throw new Failure({ kind: 'refused', status: 400, code: 'NoRedeemableContracts' })
    return participant
  }

  return {
    load: async (statementId, signal) => {
      const all = await redemptions({ query: { states: ['draft', ...filedStates] } }, { signal })
      const own = all.find((one) => one.statementId === statementId)
      const found = own ?? all.find(isUnsigned)
      if (!found) return { kind: 'none' }
      return isUnsigned(found)
        ? { kind: 'draft', stored: storedOf(found) }
        : { kind: 'filed', filed: filedStatement(found) }
    },
    save: async ({ key, statementId, version, reached, values }, signal) => {
      const content = typedContent(RedemptionContent, values)
      const body = {
        ...content,
        contracts: content.contracts ?? [],
        statementId,
        pegasUserId: await participantId(signal),
        currentStep: calledByServices(reached),
        version: typeof version === 'number' ? version : 0,
        validationVersion: validationVersion(),
        idempotencyKey: key,
      }
      return storedOf(await save({ body }, { signal }))
    },
    remove: async (statementId, signal) => remove({ query: { statementId } }, { signal }),
  }
}
