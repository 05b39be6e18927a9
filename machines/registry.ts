import type { AnyStateMachine } from 'xstate'
import { glossary as clientGlossary } from './client/glossary.ts'
import { client } from './client/machine.ts'
import { glossary as codeEntryGlossary } from './code-entry/glossary.ts'
import { codeEntry } from './code-entry/machine.ts'
import { glossary as consentGlossary } from './consent/glossary.ts'
import { consent } from './consent/machine.ts'
import { glossary as cookieConsentGlossary } from './cookie-consent/glossary.ts'
import { cookieConsent } from './cookie-consent/machine.ts'
import { glossary as draftGlossary } from './draft/glossary.ts'
import { draft } from './draft/machine.ts'
import { glossary as emailConfirmationGlossary } from './email-confirmation/glossary.ts'
import { emailConfirmation } from './email-confirmation/machine.ts'
import { glossary as entryFormGlossary } from './entry-form/glossary.ts'
import { entryForm } from './entry-form/machine.ts'
import { glossary as esiaCallbackGlossary } from './esia-callback/glossary.ts'
import { esiaCallback } from './esia-callback/machine.ts'
import { glossary as inquiriesGlossary } from './inquiries/glossary.ts'
import { marks as inquiriesMarks } from './inquiries/marks.ts'
import { inquiries } from './inquiries/machine.ts'
import { glossary as inquiryGlossary } from './inquiry/glossary.ts'
import { inquiry } from './inquiry/machine.ts'
import { glossary as reentryGlossary } from './reentry/glossary.ts'
import { reentry } from './reentry/machine.ts'
import { glossary as inactivityGlossary } from './inactivity/glossary.ts'
import { inactivity } from './inactivity/machine.ts'
import { glossary as signOutGlossary } from './sign-out/glossary.ts'
import { signOut } from './sign-out/machine.ts'
import { glossary as joiningCheckGlossary } from './joining-check/glossary.ts'
import { joiningCheck } from './joining-check/machine.ts'
import { glossary as joiningWizardGlossary } from './joining-wizard/glossary.ts'
import { marks as joiningWizardMarks } from './joining-wizard/marks.ts'
import { joiningWizard } from './joining-wizard/machine.ts'
import type { ChartName } from './directory.ts'
import { glossary as impersonationGlossary } from './impersonation/glossary.ts'
import { impersonation } from './impersonation/machine.ts'
import type { Glossary } from './kit/described.ts'
import type { Marks } from './kit/marks.ts'
import { wholeGlossary } from './kit/shared-glossary.ts'
import { glossary as lookupGlossary } from './lookup/glossary.ts'
import { lookup } from './lookup/machine.ts'
import { glossary as navigationGlossary } from './navigation/glossary.ts'
import { navigation } from './navigation/machine.ts'
import { glossary as noticeBoardGlossary } from './notice-board/glossary.ts'
import { marks as noticeBoardMarks } from './notice-board/marks.ts'
import { noticeBoard } from './notice-board/machine.ts'
import { glossary as noticesGlossary } from './notices/glossary.ts'
import { notices } from './notices/machine.ts'
import { glossary as pagedQueryGlossary } from './paged-query/glossary.ts'
import { pagedQuery } from './paged-query/machine.ts'
import { glossary as pensionStatementGlossary } from './pension-statement/glossary.ts'
import { marks as pensionStatementMarks } from './pension-statement/marks.ts'
import { pensionStatement } from './pension-statement/machine.ts'
import { glossary as portfolioChangeGlossary } from './portfolio-change/glossary.ts'
import { portfolioChange } from './portfolio-change/machine.ts'
import { glossary as profileEditorGlossary } from './profile-editor/glossary.ts'
import { profileEditor } from './profile-editor/machine.ts'
import { glossary as programLinkGlossary } from './program-link/glossary.ts'
import { programLink } from './program-link/machine.ts'
import { glossary as queryGlossary } from './query/glossary.ts'
import { query } from './query/machine.ts'
import { glossary as queriesGlossary } from './queries/glossary.ts'
import { marks as queriesMarks } from './queries/marks.ts'
import { queries } from './queries/machine.ts'
import { glossary as redemptionWizardGlossary } from './redemption-wizard/glossary.ts'
import { marks as redemptionWizardMarks } from './redemption-wizard/marks.ts'
import { redemptionWizard } from './redemption-wizard/machine.ts'
import { glossary as rootGlossary } from './root/glossary.ts'
import { root } from './root/machine.ts'
import { glossary as sampleWizardGlossary } from './sample-wizard/glossary.ts'
import { marks as sampleWizardMarks } from './sample-wizard/marks.ts'
import { sampleWizard } from './sample-wizard/machine.ts'
import { glossary as sessionGlossary } from './session/glossary.ts'
import { marks as sessionMarks } from './session/marks.ts'
import { session } from './session/machine.ts'
import { glossary as signedPapersGlossary } from './signed-papers/glossary.ts'
import { signedPapers } from './signed-papers/machine.ts'
import { glossary as signingGlossary } from './signing/glossary.ts'
import { signing } from './signing/machine.ts'
import { glossary as supplementGlossary } from './supplement/glossary.ts'
import { marks as supplementMarks } from './supplement/marks.ts'
import { supplement } from './supplement/machine.ts'
import { glossary as taskGlossary } from './task/glossary.ts'
import { task } from './task/machine.ts'
import { glossary as tasksGlossary } from './tasks/glossary.ts'
import { marks as tasksMarks } from './tasks/marks.ts'
import { tasks } from './tasks/machine.ts'
import { glossary as taxDeductionGlossary } from './tax-deduction/glossary.ts'
import { taxDeduction } from './tax-deduction/machine.ts'
import { glossary as toastGlossary } from './toast/glossary.ts'
import { toast } from './toast/machine.ts'
import { glossary as tokenRefreshGlossary } from './token-refresh/glossary.ts'
import { tokenRefresh } from './token-refresh/machine.ts'
import { glossary as uploadGlossary } from './upload/glossary.ts'
import { upload } from './upload/machine.ts'
import { glossary as withdrawalGlossary } from './withdrawal/glossary.ts'
import { withdrawal } from './withdrawal/machine.ts'

export type Chart = { machine: AnyStateMachine; glossary: Glossary; marks?: Marks }

const chart = <Machine extends AnyStateMachine>(machine: Machine, glossary: Glossary, marks: Marks = {}) => ({
  machine,
  glossary: wholeGlossary(machine, glossary),
  marks,
})
const withCode = { codeEntry }
const withSignature = signing.provide({ actors: withCode })
const statementActors = { draft, signing: withSignature, upload }
const withSuggestions = { ...statementActors, lookup }
const wholeEntryForm = entryForm.provide({ actors: withCode })
const withForm = reentry.provide({ actors: { entryForm: wholeEntryForm } })
const withPages = queries.provide({ actors: { pagedQuery } })

/** Every chart of the portal by its actor's name, with its children in their places: what is drawn, checked and walked. */
export const charts = {
  session: chart(
    session.provide({
      actors: {
        accountQueries: withPages,
        client,
        inactivity,
        joiningCheck,
        reentry: withForm,
        signOut,
        tasks,
        tokenRefresh,
      },
    }),
    sessionGlossary,
    sessionMarks,
  ),
  tokenRefresh: chart(tokenRefresh, tokenRefreshGlossary),
  navigation: chart(navigation, navigationGlossary),
  client: chart(client, clientGlossary),
  queries: chart(withPages, queriesGlossary, queriesMarks),
  query: chart(query, queryGlossary),
  pagedQuery: chart(pagedQuery, pagedQueryGlossary),
  cookieConsent: chart(cookieConsent, cookieConsentGlossary),
  notices: chart(notices.provide({ actors: { noticeBoard } }), noticesGlossary),
  noticeBoard: chart(noticeBoard, noticeBoardGlossary, noticeBoardMarks),
  toast: chart(toast, toastGlossary),
  entryForm: chart(wholeEntryForm, entryFormGlossary),
  codeEntry: chart(codeEntry, codeEntryGlossary),
  esiaCallback: chart(esiaCallback, esiaCallbackGlossary),
  impersonation: chart(impersonation, impersonationGlossary),
  inactivity: chart(inactivity, inactivityGlossary),
  signOut: chart(signOut, signOutGlossary),
  reentry: chart(withForm, reentryGlossary),
  joiningCheck: chart(joiningCheck, joiningCheckGlossary),
  consent: chart(consent.provide({ actors: withCode }), consentGlossary),
  emailConfirmation: chart(emailConfirmation, emailConfirmationGlossary),
  profileEditor: chart(profileEditor, profileEditorGlossary),
  programLink: chart(programLink, programLinkGlossary),
  joiningWizard: chart(
    joiningWizard.provide({ actors: { ...withSuggestions, signedPapers } }),
    joiningWizardGlossary,
    joiningWizardMarks,
  ),
  redemptionWizard: chart(
    redemptionWizard.provide({ actors: withSuggestions }),
    redemptionWizardGlossary,
    redemptionWizardMarks,
  ),
  pensionStatement: chart(
    pensionStatement.provide({ actors: withSuggestions }),
    pensionStatementGlossary,
    pensionStatementMarks,
  ),
  taxDeduction: chart(taxDeduction.provide({ actors: { draft, signing: withSignature } }), taxDeductionGlossary),
  portfolioChange: chart(
    portfolioChange.provide({ actors: { draft, signing: withSignature } }),
    portfolioChangeGlossary,
  ),
  withdrawal: chart(withdrawal.provide({ actors: { signing: withSignature } }), withdrawalGlossary),
  supplement: chart(supplement.provide({ actors: { draft, upload } }), supplementGlossary, supplementMarks),
  tasks: chart(tasks, tasksGlossary, tasksMarks),
  task: chart(task, taskGlossary),
  inquiries: chart(inquiries.provide({ actors: { companyLookup: lookup } }), inquiriesGlossary, inquiriesMarks),
  inquiry: chart(inquiry, inquiryGlossary),
  draft: chart(draft, draftGlossary),
  signing: chart(withSignature, signingGlossary),
  signedPapers: chart(signedPapers, signedPapersGlossary),
  upload: chart(upload, uploadGlossary),
  lookup: chart(lookup, lookupGlossary),
  sampleWizard: chart(sampleWizard.provide({ actors: statementActors }), sampleWizardGlossary, sampleWizardMarks),
  root: chart(root, rootGlossary),
} satisfies Record<ChartName, Chart>

/** The root with every chart that it has a place for. */
charts.root.machine = root.provide({
  actors: Object.fromEntries(
    Object.entries(charts).flatMap(([name, { machine }]) =>
      name in root.implementations.actors ? [[name, machine]] : [],
    ),
  ),
})
