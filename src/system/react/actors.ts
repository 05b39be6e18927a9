import type { ActorRefFrom } from 'xstate'
import type { client } from '#machines/client/machine.ts'
import type { codeEntry } from '#machines/code-entry/machine.ts'
import type { consent } from '#machines/consent/machine.ts'
import type { cookieConsent } from '#machines/cookie-consent/machine.ts'
import type { emailConfirmation } from '#machines/email-confirmation/machine.ts'
import type { entryForm } from '#machines/entry-form/machine.ts'
import type { errands } from '#machines/errands/machine.ts'
import type { esiaCallback } from '#machines/esia-callback/machine.ts'
import type { joiningCheck } from '#machines/joining-check/machine.ts'
import type { joiningWizard } from '#machines/joining-wizard/machine.ts'
import type { navigation } from '#machines/navigation/machine.ts'
import type { notices } from '#machines/notices/machine.ts'
import type { programLink } from '#machines/program-link/machine.ts'
import type { reads } from '#machines/reads/machine.ts'
import type { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import type { reportPoller } from '#machines/report-poller/machine.ts'
import type { session } from '#machines/session/machine.ts'
import type { tokenRefresh } from '#machines/token-refresh/machine.ts'

/** Every actor that a view may ask or write to, by its name in the system. */
export type Actors = {
  cookieConsent: ActorRefFrom<typeof cookieConsent>
  notices: ActorRefFrom<typeof notices>
  reads: ActorRefFrom<typeof reads>
  session: ActorRefFrom<typeof session>
  navigation: ActorRefFrom<typeof navigation>
  entryForm: ActorRefFrom<typeof entryForm>
  codeEntry: ActorRefFrom<typeof codeEntry>
  esiaCallback: ActorRefFrom<typeof esiaCallback>
  consent: ActorRefFrom<typeof consent>
  emailConfirmation: ActorRefFrom<typeof emailConfirmation>
  programLink: ActorRefFrom<typeof programLink>
  joiningWizard: ActorRefFrom<typeof joiningWizard>
  redemptionWizard: ActorRefFrom<typeof redemptionWizard>
  reportPoller: ActorRefFrom<typeof reportPoller>
  errands: ActorRefFrom<typeof errands>
  client: ActorRefFrom<typeof client>
  accountReads: ActorRefFrom<typeof reads>
  tokenRefresh: ActorRefFrom<typeof tokenRefresh>
  joiningCheck: ActorRefFrom<typeof joiningCheck>
}
export type ActorName = keyof Actors
