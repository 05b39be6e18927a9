import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import * as z from 'zod/mini'
import { toAuth, type Auth } from '#domain/auth.ts'
import { pdn } from '#domain/consent.ts'
import { Failure } from '#domain/faults.ts'
import { normaliseJoining } from '#domain/joining.ts'
import { consent } from '#machines/consent/machine.ts'
import { cookieConsent } from '#machines/cookie-consent/machine.ts'
import type { Event as CookieEvent } from '#machines/cookie-consent/contract.ts'
import { emailConfirmation } from '#machines/email-confirmation/machine.ts'
import { joiningWizard } from '#machines/joining-wizard/machine.ts'
import { navigation } from '#machines/navigation/machine.ts'
import type { Event as NavigationEvent } from '#machines/navigation/contract.ts'
import { notices } from '#machines/notices/machine.ts'
import { programLink } from '#machines/program-link/machine.ts'
import { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import { reportPoller } from '#machines/report-poller/machine.ts'
import { root } from '#machines/root/machine.ts'
import type { Event as RootEvent } from '#machines/root/contract.ts'
import { currentUrl, onAddressChanged, replaceAddress, takeAddress, takeFromQuery } from '../browser-address.ts'
import { watchDevice } from '../browser-device.ts'
import { cookieKey, createMemo } from '../browser-memo.ts'
import { onStoredElsewhere } from '../browser-storage.ts'
import { atOnce } from './at-once.ts'
import { entryPorts } from './entry.ts'
import { filledReads } from './reads.ts'
import { sessionPorts } from './session.ts'
import type { Surroundings } from './surroundings.ts'

/** The flag is the bare word true, as the specification spells it, which is what JSON writes too. */
const CookieFlag = z.literal(true)

/** Every hole in every chart, filled. */
export function filledRoot(around: Surroundings) {
  const { api, local, session, placeOf } = around
  const memo = createMemo(session)
  const entry = entryPorts(around)

  return root.provide({
    actors: {
      session: sessionPorts(around),
      reads: filledReads(around),
      entryForm: entry.entryForm,
      esiaCallback: entry.esiaCallback,
      watchDevice: fromCallback<EventObject, NonReducibleUnknown, RootEvent>(({ sendBack }) => watchDevice(sendBack)),
      readImpersonation: atOnce((): Auth => {
        const given = new URLSearchParams(takeAddress().hash.slice(1))
        const auth = toAuth({
          accessToken: given.get('accessToken') ?? '',
          refreshToken: given.get('refreshToken') ?? '',
          accessExpireTime: given.get('accessExpireTime') ?? '',
        })
        if (!auth || auth.refreshToken === '') throw new Failure({ kind: 'broken' })
        return { ...auth, mimic: true, authType: 'Mimic' }
      }),
      cookieConsent: cookieConsent.provide({
        actors: {
          recallCookies: atOnce(() => ({ isAccepted: local.read(cookieKey, CookieFlag) === true })),
          watchCookies: fromCallback<EventObject, NonReducibleUnknown, CookieEvent>(({ sendBack }) =>
            onStoredElsewhere((key) => {
              if (key === cookieKey && local.read(cookieKey, CookieFlag) === true) sendBack({ type: 'cookies.acceptedElsewhere' })
            })),
        },
        actions: { keepAcceptance: () => local.write(cookieKey, true) },
      }),
      notices: notices.provide({ actors: { recallNotices: atOnce(() => memo.takeNotices()) } }),
      navigation: navigation.provide({
        actors: {
          watchAddress: fromCallback<EventObject, NonReducibleUnknown, NavigationEvent>(({ sendBack }) => {
            const ask = () => sendBack({ type: 'place.asked', place: placeOf(currentUrl()) })
            ask()
            return onAddressChanged(ask)
          }),
          loadRoutes: fromPromise(({ input: { version }, signal }) => api.content.routes({ query: version === null ? {} : { version } }, { signal })),
          checkMaintenance: fromPromise(({ signal }) => api.synchronizer.maintenance({}, { signal })),
        },
        actions: { goTo: (_, { to }) => replaceAddress(to) },
      }),
      consent: consent.provide({
        actors: {
          codeEntry: entry.codeEntry,
          loadConsentText: fromPromise(({ signal }) => api.templates.staticTemplate({ params: { name: pdn.template } }, { signal })),
          createConsent: fromPromise(({ signal }) => api.consent.create({ body: { consentType: pdn.consentType } }, { signal })),
          sendCode: entry.sendCode,
        },
      }),
      joiningWizard: joiningWizard.provide({
        actors: {
          loadJoining: fromPromise(async ({ input: { requestId }, signal }) => {
            const request = await api.statements.joiningRequest({ query: requestId === null ? {} : { kppOnlineRequestId: requestId } }, { signal })
            return request && normaliseJoining(request)
          }),
        },
      }),
      emailConfirmation: emailConfirmation.provide({
        actors: {
          takeKey: atOnce(() => ({ key: takeFromQuery('confirmationKey') })),
          confirmEmail: fromPromise(({ input: { key }, signal }) => api.account.confirmEmail({ query: { confirmationKey: key }, body: {} }, { signal })),
        },
      }),
      programLink: programLink.provide({
        actors: { linkUser: fromPromise(({ input: { person }, signal }) => api.synchronizer.linkUser({ body: person }, { signal })) },
      }),
      redemptionWizard: redemptionWizard.provide({
        actors: { checkPermission: fromPromise(({ signal }) => api.statements.canSubmitRedemption({}, { signal })) },
      }),
      reportPoller: reportPoller.provide({
        actors: {
          orderReport: fromPromise(({ input: { order }, signal }) =>
            order.kind === 'accountStatement'
              ? api.synchronizer.orderAccountStatement({ body: { agreementId: order.agreementId, period: order.period } }, { signal })
              : api.synchronizer.orderTaxReport({ body: { years: order.years } }, { signal })),
          fetchReport: fromPromise(({ input: { id }, signal }) => api.synchronizer.report({ params: { id } }, { signal })),
        },
      }),
    },
    actions: { goTo: (_, { to }) => replaceAddress(to) },
  })
}
