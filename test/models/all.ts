import type { Model } from '#test/kit/model/model.ts'
import { clientModel } from './client.ts'
import { codeEntryModel } from './code-entry.ts'
import { consentModel } from './consent.ts'
import { cookieConsentModel } from './cookie-consent.ts'
import { downloadModel } from './download.ts'
import { emailConfirmationModel } from './email-confirmation.ts'
import { entryFormModel } from './entry-form.ts'
import { errandsModel } from './errands.ts'
import { esiaCallbackModel } from './esia-callback.ts'
import { inquiryModel } from './inquiry.ts'
import { joiningCheckModel } from './joining-check.ts'
import { joiningWizardModel } from './joining-wizard.ts'
import { navigationModel } from './navigation.ts'
import { noticesModel } from './notices.ts'
import { programLinkModel } from './program-link.ts'
import { readModel } from './read.ts'
import { readsModel } from './reads.ts'
import { redemptionWizardModel } from './redemption-wizard.ts'
import { reportPollerModel } from './report-poller.ts'
import { rootModel } from './root.ts'
import { sessionModel } from './session.ts'
import { toastModel } from './toast.ts'
import { tokenRefreshModel } from './token-refresh.ts'

/** The model of every chart, by the name of the chart. */
export const models: Record<string, Model> = {
  client: clientModel,
  codeEntry: codeEntryModel,
  consent: consentModel,
  cookieConsent: cookieConsentModel,
  download: downloadModel,
  emailConfirmation: emailConfirmationModel,
  entryForm: entryFormModel,
  errands: errandsModel,
  esiaCallback: esiaCallbackModel,
  inquiry: inquiryModel,
  joiningCheck: joiningCheckModel,
  joiningWizard: joiningWizardModel,
  navigation: navigationModel,
  notices: noticesModel,
  programLink: programLinkModel,
  read: readModel,
  reads: readsModel,
  redemptionWizard: redemptionWizardModel,
  reportPoller: reportPollerModel,
  root: rootModel,
  session: sessionModel,
  toast: toastModel,
  tokenRefresh: tokenRefreshModel,
}
