import type { AnyStateMachine } from 'xstate'
import { glossary as clientWords } from './client/glossary.ts'
import { client } from './client/machine.ts'
import { glossary as codeEntryWords } from './code-entry/glossary.ts'
import { codeEntry } from './code-entry/machine.ts'
import { glossary as consentWords } from './consent/glossary.ts'
import { consent } from './consent/machine.ts'
import { glossary as cookieConsentWords } from './cookie-consent/glossary.ts'
import { cookieConsent } from './cookie-consent/machine.ts'
import { glossary as downloadWords } from './download/glossary.ts'
import { download } from './download/machine.ts'
import { glossary as emailConfirmationWords } from './email-confirmation/glossary.ts'
import { emailConfirmation } from './email-confirmation/machine.ts'
import { glossary as entryFormWords } from './entry-form/glossary.ts'
import { entryForm } from './entry-form/machine.ts'
import { glossary as errandsWords } from './errands/glossary.ts'
import { errands } from './errands/machine.ts'
import { glossary as esiaCallbackWords } from './esia-callback/glossary.ts'
import { esiaCallback } from './esia-callback/machine.ts'
import { glossary as inquiryWords } from './inquiry/glossary.ts'
import { inquiry } from './inquiry/machine.ts'
import { glossary as joiningCheckWords } from './joining-check/glossary.ts'
import { joiningCheck } from './joining-check/machine.ts'
import { glossary as joiningWizardWords } from './joining-wizard/glossary.ts'
import { joiningWizard } from './joining-wizard/machine.ts'
import type { ChartName } from './directory.ts'
import { glossary as impersonationWords } from './impersonation/glossary.ts'
import { impersonation } from './impersonation/machine.ts'
import type { Glossary } from './kit/says.ts'
import { wholeGlossary } from './kit/shared-glossary.ts'
import { glossary as navigationWords } from './navigation/glossary.ts'
import { navigation } from './navigation/machine.ts'
import { glossary as noticesWords } from './notices/glossary.ts'
import { notices } from './notices/machine.ts'
import { glossary as programLinkWords } from './program-link/glossary.ts'
import { programLink } from './program-link/machine.ts'
import { glossary as readWords } from './read/glossary.ts'
import { read } from './read/machine.ts'
import { glossary as readsWords } from './reads/glossary.ts'
import { reads } from './reads/machine.ts'
import { glossary as redemptionWizardWords } from './redemption-wizard/glossary.ts'
import { redemptionWizard } from './redemption-wizard/machine.ts'
import { glossary as reportPollerWords } from './report-poller/glossary.ts'
import { reportPoller } from './report-poller/machine.ts'
import { glossary as rootWords } from './root/glossary.ts'
import { root } from './root/machine.ts'
import { glossary as sessionWords } from './session/glossary.ts'
import { session } from './session/machine.ts'
import { glossary as toastWords } from './toast/glossary.ts'
import { toast } from './toast/machine.ts'
import { glossary as tokenRefreshWords } from './token-refresh/glossary.ts'
import { tokenRefresh } from './token-refresh/machine.ts'

export type Chart = { machine: AnyStateMachine; glossary: Glossary }

const chart = <Machine extends AnyStateMachine>(machine: Machine, glossary: Glossary) => ({ machine, glossary: wholeGlossary(machine, glossary) })
const withCode = { codeEntry }

/** Every chart of the portal by its actor's name, with its children in their places: what is drawn, checked and walked. */
export const charts = {
  session: chart(session.provide({ actors: { accountReads: reads, client, joiningCheck, tokenRefresh } }), sessionWords),
  tokenRefresh: chart(tokenRefresh, tokenRefreshWords),
  navigation: chart(navigation, navigationWords),
  client: chart(client, clientWords),
  reads: chart(reads, readsWords),
  read: chart(read, readWords),
  cookieConsent: chart(cookieConsent, cookieConsentWords),
  notices: chart(notices, noticesWords),
  toast: chart(toast, toastWords),
  entryForm: chart(entryForm.provide({ actors: withCode }), entryFormWords),
  codeEntry: chart(codeEntry, codeEntryWords),
  esiaCallback: chart(esiaCallback, esiaCallbackWords),
  impersonation: chart(impersonation, impersonationWords),
  joiningCheck: chart(joiningCheck, joiningCheckWords),
  consent: chart(consent.provide({ actors: withCode }), consentWords),
  emailConfirmation: chart(emailConfirmation, emailConfirmationWords),
  programLink: chart(programLink, programLinkWords),
  joiningWizard: chart(joiningWizard, joiningWizardWords),
  redemptionWizard: chart(redemptionWizard, redemptionWizardWords),
  reportPoller: chart(reportPoller, reportPollerWords),
  errands: chart(errands, errandsWords),
  inquiry: chart(inquiry, inquiryWords),
  download: chart(download, downloadWords),
  root: chart(root, rootWords),
} satisfies Record<ChartName, Chart>

/** The root with every chart that it has a place for. */
charts.root.machine = root.provide({
  actors: Object.fromEntries(Object.entries(charts).flatMap(([name, { machine }]) => (name in root.implementations.actors ? [[name, machine]] : []))),
})
