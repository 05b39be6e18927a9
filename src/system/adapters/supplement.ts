import { fromPromise } from 'xstate'
import { filedStatements } from '#api/tables/filed-statements.ts'
import { statements } from '#api/tables/statements.ts'
import { Failure, type Fault } from '#domain/faults.ts'
import type { StepRules } from '#domain/form-rules.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import { filedStates } from '#domain/statement-states.ts'
import type { Attempt, Opening, Sending } from '#machines/supplement/contract.ts'
import { supplement } from '#machines/supplement/machine.ts'
import { chosenFiles } from '../browser/chosen-files.ts'
import { unsentFiles } from '../browser/unsent-files.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { expected } from './kit/expected.ts'
import { watchNetwork } from './kit/listeners.ts'
import { signedInUser } from './kit/signed-in-user.ts'
import { watchSession } from './kit/watch-session.ts'
import { isDefinite } from './statements/definite.ts'
import { filledDraft, openDraft } from './statements/draft.ts'
import { fileDeletion, filledUpload } from './statements/upload.ts'

const formName = 'Supplement'
const statementType = 'RedemptionStatement'
const kind = 'supplement'

const refusalOf = (fault: Fault): Sending | null => {
  if (fault.code === 'NotNeeded') return { kind: 'notNeeded' }
  return isDefinite(fault) ? { kind: 'refused', fault } : null
}

/** Papers that are sent after a redemption (L16). What is typed and attached lies on the device: the services keep no such drafts. */
export function adapter(dependencies: Dependencies) {
  const { client, clock } = dependencies
  const { redemptions, formRules } = client({ redemptions: statements.redemptions, formRules: statements.formRules })
  const { send } = client({ send: filedStatements.supplement })

  /** All that the form asks, as one step: it is sent at once. */
  async function rulesOf(signal: AbortSignal): Promise<StepRules> {
    const { forms } = await formRules({ query: { formName } }, { signal })
    const rules = forms[formName]
    if (!rules) throw new Failure({ kind: 'broken', message: `There are no rules of ${formName}.` })
    const { steps } = rules
    return {
      step: formName,
      fields: steps.flatMap(({ fields }) => fields ?? []),
      documents: steps.flatMap(({ documents }) => documents ?? []),
    }
  }

  /** What lies here of another statement is no draft of this one. */
  async function draftOf(statementId: string, clientId: string, signal: AbortSignal) {
    const { copy, ...opened } = await openDraft(dependencies, { kind, clientId }, { signal })
    const own = copy?.values['statementId'] === statementId ? copy : null
    return { ...opened, copy: own, isServed: false, validationVersion: '', firstStep: formName }
  }

  async function open(statementId: string, clientId: string, signal: AbortSignal): Promise<Opening> {
    const all = await redemptions({ query: { states: filedStates } }, { signal })
    const found = all.find((one) => one.statementId === statementId)
    if (!found) return { kind: 'missing' }
    if (found.state !== 'needSupplement') return { kind: 'notNeeded' }
    const [rules, draft] = await Promise.all([rulesOf(signal), draftOf(statementId, clientId, signal)])
    return {
      kind: 'needed',
      asked: { comment: found.history.at(-1)?.comment ?? null, until: found.expireDate ?? null },
      form: { draft, rules, today: moscowDay(clock.now()) },
      unsent: unsentFiles(dependencies.session, { kind, clientId }),
    }
  }

  async function sent(statementId: string, attempt: Attempt, signal: AbortSignal): Promise<Sending> {
    const { registrationNumber } = await send({ body: { statementId, statementType, ...attempt } }, { signal })
    return { kind: 'sent', registrationNumber: registrationNumber ?? null }
  }

  return supplement.provide({
    actors: {
      watchNetwork,
      watchSession,
      openSupplement: fromPromise(({ input: { statementId }, signal, system }) =>
        open(statementId, signedInUser(system), signal),
      ),
      sendSupplement: fromPromise(async ({ input: { statementId, attempt }, signal }) => {
        if (!attempt) throw new Error('there is nothing to send')
        return expected(sent(statementId, attempt, signal), refusalOf)
      }),
      draft: filledDraft(dependencies, kind),
      upload: filledUpload(dependencies, chosenFiles, kind),
    },
    actions: { deleteFile: fileDeletion(dependencies) },
  })
}
