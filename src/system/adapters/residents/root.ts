import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import { loadedOnce } from '#api/lazy-client.ts'
import { isOneOf } from '#domain/guards.ts'
import { cookieConsent } from '#machines/cookie-consent/machine.ts'
import type { Event as CookieEvent } from '#machines/cookie-consent/contract.ts'
import { navigation } from '#machines/navigation/machine.ts'
import type { Event as NavigationEvent } from '#machines/navigation/contract.ts'
import { notices } from '#machines/notices/machine.ts'
import { flowOf } from '#machines/flows.ts'
import { root } from '#machines/root/machine.ts'
import { currentUrl, onAddressChanged, replaceAddress } from '../../browser/address.ts'
import { createMemo, memoKeys } from '../../browser/memo.ts'
import { onStoredElsewhere, type Store } from '../../browser/storage.ts'
import { watchNetwork } from '../kit/listeners.ts'
import { atOnce } from '../kit/at-once.ts'
import { fillLater } from '../kit/fill-later.ts'
import { loadFlow } from '../kit/load-flow.ts'
import { filledReads } from './reads.ts'
import { filledSession } from './session.ts'
import type { Surroundings } from '../kit/surroundings.ts'

/** The flag is the bare word true, as the specification spells it, which is what JSON writes too. */
const isFlag = isOneOf([true])

const contentTable = async () => (await import('#api/tables/content.ts')).content

function filledCookieConsent(local: Store) {
  const isAccepted = () => local.read(memoKeys.cookies, isFlag) === true
  return cookieConsent.provide({
    actors: {
      recallCookies: atOnce(() => ({ isAccepted: isAccepted() })),
      watchCookies: fromCallback<EventObject, NonReducibleUnknown, CookieEvent>(({ sendBack }) =>
        onStoredElsewhere((key) => {
          if (key === memoKeys.cookies && isAccepted()) sendBack({ type: 'cookies.acceptedElsewhere' })
        })),
    },
    actions: { keepAcceptance: () => local.write(memoKeys.cookies, true) },
  })
}

function filledNavigation({ client, placeOf }: Surroundings) {
  const { routes } = client(contentTable)
  const { maintenance } = client(async () => (await import('#api/tables/maintenance.ts')).maintenance)
  return navigation.provide({
    actors: {
      watchAddress: fromCallback<EventObject, NonReducibleUnknown, NavigationEvent>(({ sendBack }) => {
        const ask = () => sendBack({ type: 'place.asked', place: placeOf(currentUrl()) })
        ask()
        return onAddressChanged(ask)
      }),
      loadRoutes: fromPromise(({ input: { version }, signal }) => routes({ query: version === null ? {} : { version } }, { signal })),
      checkMaintenance: fromPromise(({ signal }) => maintenance({}, { signal })),
    },
    actions: { goTo: (_, { to }) => replaceAddress(to) },
  })
}

/** The residents of the portal, filled; guests are filled when their page is opened. */
export function filledRoot(around: Surroundings) {
  const memo = createMemo(around.session)
  const loadReaders = loadedOnce(async () => (await import('../../readers/public-readers.ts')).publicReaders(around.client))
  const filled = root.provide({
    actors: {
      watchNetwork,
      cookieConsent: filledCookieConsent(around.local),
      notices: notices.provide({ actors: { recallNotices: atOnce(() => memo.takeNotices()) } }),
      reads: filledReads(loadReaders),
      session: filledSession(around),
      navigation: filledNavigation(around),
      loadFlow: fromPromise(async ({ input: { place } }) => {
        const name = flowOf(place)
        if (name !== null) fillLater(filled, { [name]: await loadFlow(name, around) })
      }),
      loadReportPoller: fromPromise(async () =>
        fillLater(filled, { reportPoller: (await import('./report.ts')).filledReportPoller(around) })),
      loadErrands: fromPromise(async () => fillLater(filled, { errands: (await import('./errands.ts')).filledErrands(around) })),
    },
  })
  return filled
}
