import { fromPromise } from 'xstate'
import { joining } from '#api/tables/joining.ts'
import { statements } from '#api/tables/statements.ts'
import { Failure } from '#domain/faults.ts'
import * as hrefs from '#domain/hrefs.ts'
import { normaliseJoining } from '#domain/joining.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { joiningRules } from '#domain/joining-steps.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import { judgedBy, shownOf } from '#domain/statement-draft.ts'
import { documentsOf, documentsToSign } from '#domain/statement-documents.ts'
import type { EmailAnswer, Form, Opening } from '#machines/joining-wizard/contract.ts'
import { joiningWizard } from '#machines/joining-wizard/machine.ts'
import { leaveTo } from '../browser/address.ts'
import { chosenFiles } from '../browser/chosen-files.ts'
import { joiningSignature } from '../browser/joining-signature.ts'
import { joiningVersion } from '../browser/joining-version.ts'
import { unsentFiles } from '../browser/unsent-files.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { expected } from './kit/expected.ts'
import { watchNetwork, watchPage } from './kit/listeners.ts'
import { filledLookup } from './kit/lookup.ts'
import { isSignedInAsClient, signedInUser } from './kit/signed-in-user.ts'
import { filledDraft, openDraft } from './statements/draft.ts'
import { joiningInvitation } from './statements/joining-invitation.ts'
import { joiningDrafts, joiningRecordOf } from './statements/joining-drafts.ts'
import { joiningFiling } from './statements/joining-filing.ts'
import { openedRules } from './statements/opened-rules.ts'
import { filledSignedPapers } from './statements/signed-papers.ts'
import { filledSigning } from './statements/signing.ts'
import { fileDeletion, filledUpload } from './statements/upload.ts'

const formName = 'KppOnline'
const firstStep = 'step1'

/** The joining statement. */
export function adapter(dependencies: Dependencies) {
  const { client, clock, local } = dependencies
  const { joiningRequest, formRules, metaInformation } = client({
    joiningRequest: statements.joiningRequest,
    formRules: statements.formRules,
    metaInformation: statements.metaInformation,
  })
  const { confirmEmail } = client({ confirmEmail: joining.confirmEmail })
  let validationVersion = ''
  let countries: MetaInformation['Countries'] = []
  const version = joiningVersion(local)
  const signatures = joiningSignature(local)
  const drafts = joiningDrafts(dependencies, () => version.keep(validationVersion))
  const invitations = joiningInvitation(dependencies)
  const filing = joiningFiling(dependencies, drafts)

  async function find(requestId: string | null, signal: AbortSignal): Promise<KppOnlineRequest | null> {
    const request = await joiningRequest(
      { query: requestId === null ? {} : { kppOnlineRequestId: requestId } },
      { signal },
    )
    if (!request) return null
    const signature = signatures.of(request.kppOnlineRequestId)
    return { ...normaliseJoining(request), ...(signature && { signature }) }
  }

  /** Where it was there before, its absence is a failure of asking. */
  const ask = fromPromise<KppOnlineRequest, { requestId: string | null }>(async ({ input: { requestId }, signal }) => {
    const request = await find(requestId, signal)
    if (!request) throw new Failure({ kind: 'refused', status: 404 })
    return request
  })

  /** What lies on the device is of this request or of none: another one had its own days. */
  async function draftOf(request: KppOnlineRequest, clientId: string, signal: AbortSignal) {
    const service = { ...drafts, load: () => Promise.resolve(joiningRecordOf(request)) }
    const opened = await openDraft(dependencies, { kind: 'joining', clientId }, { service, signal })
    return opened.copy?.statementId === request.kppOnlineRequestId ? opened : { ...opened, copy: null }
  }

  async function open(requestId: string | null, clientId: string, signal: AbortSignal): Promise<Opening | null> {
    const [{ forms }, meta, request] = await Promise.all([
      formRules({ query: { formName } }, { signal }),
      metaInformation({}, { signal }),
      find(requestId, signal),
    ])
    if (!request) return null
    countries = meta.Countries
    validationVersion = meta.ValidationVersion
    const opened = await draftOf(request, clientId, signal)
    const asked = forms[formName]
    const { rules, ruleChanges } = openedRules(dependencies, {
      forms: asked ? { [formName]: joiningRules(asked) } : {},
      formName,
      version: validationVersion,
      // One that nobody has saved was not begun by any.
      judgedBy: judgedBy(opened) ?? (request.idempotencyKey ? version.kept() : null),
    })
    if (ruleChanges === null) version.keep(validationVersion)
    const form: Form = {
      draft: { ...opened, isServed: true, validationVersion, firstStep, ruleChanges },
      rules,
      meta,
      today: moscowDay(clock.now()),
    }
    const unsent = unsentFiles(dependencies.session, { kind: 'joining', clientId })
    return { request, form: { ...form, ...shownOf(opened, firstStep), unsent } }
  }

  return joiningWizard.provide({
    actors: {
      watchNetwork,
      watchPage,
      openJoining: fromPromise(async ({ input: { requestId }, signal, system }) =>
        // A client has joined: whatever the address names, there is nothing to go on with.
        isSignedInAsClient(system) ? null : open(requestId, signedInUser(system), signal),
      ),
      findInvitation: fromPromise(({ signal, system }) => invitations.find(system, signal)),
      beginJoining: fromPromise(async ({ input: { invitation }, signal, system }) => {
        if (!invitation) throw new Failure({ kind: 'unexpected', message: 'There is nothing to begin.' })
        return invitations.begin(invitation, signedInUser(system), signal)
      }),
      loadJoining: ask,
      checkEmail: ask,
      confirmEmail: fromPromise(({ input: { requestId: kppOnlineRequestId }, signal }) => {
        const sent = confirmEmail({ body: { kppOnlineRequestId } }, { signal }).then(({ email }): EmailAnswer => ({
          kind: 'sent',
          email,
        }))
        return expected(sent, ({ code }) => (code === 'EmailAlreadyConfirmed' ? { kind: 'confirmed' } : null))
      }),
      findPapers: fromPromise(async ({ signal }) => documentsToSign(documentsOf(await filing.templates(signal), []))),
      draft: filledDraft(dependencies, 'joining', drafts),
      signing: filledSigning(dependencies, filing),
      signedPapers: filledSignedPapers(filing),
      upload: filledUpload(dependencies, chosenFiles, 'joining'),
      lookup: filledLookup(dependencies, () => countries),
    },
    actions: {
      // The session has looked for a request before there was one: with the page it looks again.
      openRequest: (_, { request }) => leaveTo(hrefs.joiningRequest(request)),
      deleteFile: fileDeletion(dependencies),
    },
  })
}
