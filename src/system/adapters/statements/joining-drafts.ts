import { joining } from '#api/tables/joining.ts'
import { statements } from '#api/tables/statements.ts'
import { Failure } from '#domain/faults.ts'
import { normaliseJoining } from '#domain/joining.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { isJoiningSigned, joiningStepOf, joiningStepOnTheWire } from '#domain/joining-steps.ts'
import { JoiningValues, payloadOfJoining, valuesOfJoining } from '#domain/joining-values.ts'
import type { DraftRecord, StoredDraft } from '#domain/statement-draft.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import type { DraftService } from './draft-service.ts'
import { typedContent } from './typed-content.ts'

/** The request has no version: the key of the save that made it stands for one. */
function storedOf(request: KppOnlineRequest): StoredDraft {
  const { kppOnlineRequestId, currentStep, idempotencyKey } = request
  return {
    statementId: kppOnlineRequestId,
    version: idempotencyKey ?? null,
    key: idempotencyKey ?? null,
    savedAt: null,
    reached: joiningStepOf(currentStep),
    values: valuesOfJoining(normaliseJoining(request)),
  }
}

/** What a request that was fetched says of its draft. */
export const joiningRecordOf = (request: KppOnlineRequest | null): DraftRecord =>
  request === null
    ? { kind: 'none' }
    : isJoiningSigned(request)
      ? { kind: 'filed' }
      : { kind: 'draft', stored: storedOf(request) }

/** Drafts of a request to join (L13, L14). */
export function joiningDrafts({ client, clock }: Dependencies, onSaved: () => void = () => undefined): DraftService {
  const { joiningRequest } = client({ joiningRequest: statements.joiningRequest })
  const { save } = client({ save: joining.save })
  const load: DraftService['load'] = async (statementId, signal) =>
    joiningRecordOf(
      await joiningRequest({ query: statementId === null ? {} : { kppOnlineRequestId: statementId } }, { signal }),
    )
  return {
    load,
    /* A save names no version either, so what is there is looked at first: nothing is overwritten unseen. */
    save: async ({ key, statementId, version, reached, values }, signal) => {
      const typed = typedContent(JoiningValues, values)
      const found = await load(statementId, signal)
      if (found.kind === 'draft' && found.stored.key === key) return found.stored
      if (found.kind !== 'draft' || found.stored.version !== version)
        throw new Failure({ kind: 'refused', status: 409, code: 'VersionConflict' })
      const body = {
        kppOnlineRequestId: found.stored.statementId,
        currentStep: joiningStepOnTheWire(reached),
        companyCode: typed.companyCode ?? null,
        payload: payloadOfJoining(typed, reached),
        idempotencyKey: key,
      }
      const saved = await save({ body }, { signal })
      onSaved()
      // The request does not say since when the services have it.
      return { ...storedOf(saved), savedAt: new Date(clock.now()).toISOString() }
    },
    remove: null,
  }
}
