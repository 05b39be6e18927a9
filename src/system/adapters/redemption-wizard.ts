import { fromPromise } from 'xstate'
import { account } from '#api/tables/account.ts'
import { statements } from '#api/tables/statements.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import { contractsIn } from '#domain/redemption-statements.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import { judgedBy, shownOf } from '#domain/statement-draft.ts'
import { documentsOf, documentsToSign } from '#domain/statement-documents.ts'
import { isAboutPassport } from '#machines/client/selectors.ts'
import type { Opening } from '#machines/redemption-wizard/contract.ts'
import { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import { chosenFiles } from '../browser/chosen-files.ts'
import { unsentFiles } from '../browser/unsent-files.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { watchNetwork } from './kit/listeners.ts'
import { filledLookup } from './kit/lookup.ts'
import { signedInUser } from './kit/signed-in-user.ts'
import { watchSession } from './kit/watch-session.ts'
import { filledDraft, openDraft } from './statements/draft.ts'
import { redemptionDrafts } from './statements/redemption-drafts.ts'
import { redemptionFiling } from './statements/redemption-filing.ts'
import { filledSigning } from './statements/signing.ts'
import { openedRules } from './statements/opened-rules.ts'
import { fileDeletion, filledUpload } from './statements/upload.ts'

const formName = 'RedemptionStatement'
const firstStep = 'accountManagement'

/** The redemption statement. */
export function adapter(dependencies: Dependencies) {
  const { client, clock } = dependencies
  const { canSubmitRedemption, formRules, metaInformation } = client({
    canSubmitRedemption: statements.canSubmitRedemption,
    formRules: statements.formRules,
    metaInformation: statements.metaInformation,
  })
  const { blocking } = client({ blocking: account.blocking })
  let validationVersion = ''
  let countries: MetaInformation['Countries'] = []
  const drafts = redemptionDrafts(dependencies, () => validationVersion)
  const filing = redemptionFiling(dependencies, drafts)

  async function openForm(clientId: string, signal: AbortSignal): Promise<Opening['form']> {
    const [{ forms }, meta, opened] = await Promise.all([
      formRules({ query: { formName } }, { signal }),
      metaInformation({}, { signal }),
      openDraft(dependencies, { kind: 'redemption', clientId }, { service: drafts, signal }),
    ])
    validationVersion = meta.ValidationVersion
    const judged = { forms, formName, version: validationVersion, judgedBy: judgedBy(opened) }
    const { rules, ruleChanges } = openedRules(dependencies, judged)
    countries = meta.Countries
    const { reached, values } = shownOf(opened, firstStep)
    return {
      draft: { ...opened, isServed: true, validationVersion, firstStep, ruleChanges },
      rules,
      today: moscowDay(clock.now()),
      reached,
      values,
      unsent: unsentFiles(dependencies.session, { kind: 'redemption', clientId }),
    }
  }

  return redemptionWizard.provide({
    actors: {
      watchNetwork,
      watchSession,
      openRedemption: fromPromise(async ({ signal, system }) => {
        const [permission, blockings] = await Promise.all([
          canSubmitRedemption({}, { signal }),
          blocking({}, { signal }),
        ])
        const isPassportInvalid = blockings.some(isAboutPassport)
        const isOpen = !isPassportInvalid && (permission.canContinue || permission.canSubmitNew)
        return { permission, isPassportInvalid, form: isOpen ? await openForm(signedInUser(system), signal) : null }
      }),
      findPapers: fromPromise(async ({ input: { statementId }, signal }) => {
        const [asked, record] = await Promise.all([filing.templates(signal), drafts.load(statementId, signal)])
        return documentsToSign(documentsOf(asked, record.kind === 'draft' ? contractsIn(record.stored.values) : []))
      }),
      draft: filledDraft(dependencies, 'redemption', drafts),
      signing: filledSigning(dependencies, filing),
      upload: filledUpload(dependencies, chosenFiles, 'redemption'),
      lookup: filledLookup(dependencies, () => countries),
    },
    actions: { deleteFile: fileDeletion(dependencies) },
  })
}
