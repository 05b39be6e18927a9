import { assign, setup } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import type { ReportJob, ReportOrder } from '#domain/reports.ts'
import type { cookieConsent } from '../cookie-consent/machine.ts'
import type { consent } from '../consent/machine.ts'
import type { emailConfirmation } from '../email-confirmation/machine.ts'
import type { entryForm } from '../entry-form/machine.ts'
import type { errands } from '../errands/machine.ts'
import type { esiaCallback } from '../esia-callback/machine.ts'
import type { joiningWizard } from '../joining-wizard/machine.ts'
import { child } from '../kit/child.ts'
import { effect } from '../kit/effect.ts'
import { ear, port } from '../kit/port.ts'
import { tell } from '../mail.ts'
import type { Guest, Place } from '../navigation/contract.ts'
import type { navigation } from '../navigation/machine.ts'
import type { notices } from '../notices/machine.ts'
import type { programLink } from '../program-link/machine.ts'
import type { reads } from '../reads/machine.ts'
import type { redemptionWizard } from '../redemption-wizard/machine.ts'
import type { reportPoller } from '../report-poller/machine.ts'
import type { session } from '../session/machine.ts'
import type { Context, Event } from './contract.ts'

const guestIs = (guest: Guest) => (_: unknown, { place }: { place: Place | null }) => place?.guest === guest

export const rootSetup = setup({
  types: {} as { context: Context; events: Event },
  actors: {
    watchDevice: ear<Event>('watchDevice'),
    readImpersonation: port<Auth>('readImpersonation'),
    loadFlow: port<void, { guest: Guest | null }>('loadFlow'),
    loadReportPoller: port<void>('loadReportPoller'),
    loadErrands: port<void>('loadErrands'),
    cookieConsent: child<typeof cookieConsent>('cookieConsent'),
    notices: child<typeof notices>('notices'),
    reads: child<typeof reads>('reads'),
    session: child<typeof session>('session'),
    navigation: child<typeof navigation>('navigation'),
    entryForm: child<typeof entryForm>('entryForm'),
    esiaCallback: child<typeof esiaCallback>('esiaCallback'),
    consent: child<typeof consent>('consent'),
    joiningWizard: child<typeof joiningWizard>('joiningWizard'),
    redemptionWizard: child<typeof redemptionWizard>('redemptionWizard'),
    reportPoller: child<typeof reportPoller>('reportPoller'),
    errands: child<typeof errands>('errands'),
    emailConfirmation: child<typeof emailConfirmation>('emailConfirmation'),
    programLink: child<typeof programLink>('programLink'),
  },
  guards: {
    isStaying: ({ context }, { place }: { place: Place | null }) =>
      context.place !== null && context.place.guest === place?.guest && context.place.path === place.path,
    hasFlow: (_, { place }: { place: Place | null }) => place?.guest != null,
    hasResult: (_, { job }: { job: ReportJob | null }) => job?.result != null,
    needsEntryForm: guestIs('entryForm'),
    needsEsiaCallback: guestIs('esiaCallback'),
    needsConsent: guestIs('consent'),
    needsJoiningWizard: guestIs('joiningWizard'),
    needsRedemptionWizard: guestIs('redemptionWizard'),
    needsImpersonation: guestIs('impersonation'),
    needsEmailConfirmation: guestIs('emailConfirmation'),
    needsProgramLink: guestIs('programLink'),
  },
  actions: {
    rememberPlace: assign((_, { place }: { place: Place | null }) => ({ place })),
    forgetPlace: assign({ place: null }),
    rememberOrder: assign((_, { order }: { order: ReportOrder }) => ({ order })),
    forgetOrder: assign({ order: null }),
    goTo: effect<{ to: string }>('goTo'),
    openSession: tell('session', 'session.opened'),
    sayNotice: tell('notices', 'notice.raised'),
    passLossToReads: tell('reads', 'network.lost'),
    passLossToAccountReads: tell('accountReads', 'network.lost'),
    passRestoreToReads: tell('reads', 'network.restored'),
    passRestoreToAccountReads: tell('accountReads', 'network.restored'),
    passRestoreToSession: tell('session', 'network.restored'),
    passRestoreToTokenRefresh: tell('tokenRefresh', 'network.restored'),
    passRestoreToClient: tell('client', 'network.restored'),
    passRestoreToJoiningCheck: tell('joiningCheck', 'network.restored'),
    passRestoreToEsiaCallback: tell('esiaCallback', 'network.restored'),
    passRestoreToConsent: tell('consent', 'network.restored'),
    passRestoreToEmailConfirmation: tell('emailConfirmation', 'network.restored'),
    passRestoreToJoiningWizard: tell('joiningWizard', 'network.restored'),
    passRestoreToRedemptionWizard: tell('redemptionWizard', 'network.restored'),
    askDownload: tell('errands', 'download.asked'),
    passShownToEntryForm: tell('entryForm', 'page.shown'),
    passShownToTokenRefresh: tell('tokenRefresh', 'page.shown'),
  },
})
