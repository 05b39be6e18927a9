import { fromPromise } from 'xstate'
import { isOneOf } from '#domain/guards.ts'
import { cookieConsent } from '#machines/cookie-consent/machine.ts'
import type { Event as CookieEvent } from '#machines/cookie-consent/contract.ts'
import { navigation } from '#machines/navigation/machine.ts'
import type { Event as NavigationEvent } from '#machines/navigation/contract.ts'
import { flowOf } from '#machines/flows.ts'
import { root } from '#machines/root/machine.ts'
import { currentUrl, onAddressChanged, replaceAddress } from '../../browser/address.ts'
import { tabStorageKeys } from '../../browser/tab-storage.ts'
import { onStoredElsewhere, type Store } from '../../browser/storage.ts'
import { watchNetwork } from '../kit/listeners.ts'
import { listening } from '../kit/listening.ts'
import { atOnce } from '../kit/at-once.ts'
import { fillLater } from '../kit/fill-later.ts'
import { loadFlow } from '../kit/load-flow.ts'
import { filledNotices } from './notices.ts'
import { filledSession } from './session.ts'
import type { Dependencies } from '../kit/dependencies.ts'

/** The flag is the bare word true or false, as the specification spells it, which is what JSON writes too. */
const isFlag = isOneOf([true, false])

const contentTable = async () => (await import('#api/tables/content.ts')).content

function filledCookieConsent(local: Store) {
  const isAnswered = () => local.read(tabStorageKeys.cookies, isFlag) !== null
  return cookieConsent.provide({
    actors: {
      recallCookies: atOnce(() => ({ isAnswered: isAnswered() })),
      watchCookies: listening<CookieEvent>((sendBack) =>
        onStoredElsewhere((key) => {
          if (key === tabStorageKeys.cookies && isAnswered()) sendBack({ type: 'cookies.answeredElsewhere' })
        }),
      ),
    },
    actions: { keepAnswer: (_, { isAccepted }) => local.write(tabStorageKeys.cookies, isAccepted) },
  })
}

function filledNavigation({ client, locationOf }: Dependencies) {
  const { routes } = client(contentTable)
  const { maintenance } = client(async () => (await import('#api/tables/maintenance.ts')).maintenance)
  return navigation.provide({
    actors: {
      watchAddress: listening<NavigationEvent>((sendBack) => {
        const ask = () => sendBack({ type: 'location.requested', location: locationOf(currentUrl()) })
        ask()
        return onAddressChanged(ask)
      }),
      loadRoutes: fromPromise(({ input: { version }, signal }) =>
        routes({ query: version === null ? {} : { version } }, { signal }),
      ),
      checkMaintenance: fromPromise(({ signal }) => maintenance({}, { signal })),
    },
    actions: {
      goTo: (_, { to }) => replaceAddress(to),
      // eslint-disable-next-line no-console -- the person sees a sentence; what the exception says is for the console alone
      complain: (_, { error }) => console.error('[guards]', error),
    },
  })
}

/** The residents of the portal, filled; flows are filled when their page is opened. */
export function filledRoot(dependencies: Dependencies) {
  const filled = root.provide({
    actors: {
      watchNetwork,
      cookieConsent: filledCookieConsent(dependencies.local),
      notices: filledNotices(dependencies),
      session: filledSession(dependencies),
      navigation: filledNavigation(dependencies),
      loadFlow: fromPromise(async ({ input: { location } }) => {
        const name = flowOf(location)
        if (name !== null) fillLater(filled, { [name]: await loadFlow(name, dependencies) })
      }),
      loadQueries: fromPromise(async () => {
        await dependencies.after
        fillLater(filled, { queries: (await import('./queries.ts')).filledQueries(dependencies) })
      }),
      loadInquiries: fromPromise(async () =>
        fillLater(filled, { inquiries: (await import('./inquiries.ts')).filledInquiries(dependencies) }),
      ),
    },
  })
  return filled
}
