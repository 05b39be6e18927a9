import { fromPromise } from 'xstate'
import { session } from '#machines/session/machine.ts'
import type { Event as SessionEvent } from '#machines/session/contract.ts'
import { reload } from '../../browser/address.ts'
import { createTabChannel } from '../../browser/channel.ts'
import type { dropDraftsOf } from '../../browser/draft-keys.ts'
import { createTabStorage } from '../../browser/tab-storage.ts'
import { watchTabs } from '../../auth/tabs.ts'
import { watchNetwork } from '../kit/listeners.ts'
import { listening } from '../kit/listening.ts'
import { atOnce } from '../kit/at-once.ts'
import { fillLater } from '../kit/fill-later.ts'
import type { Dependencies } from '../kit/dependencies.ts'

/** The session; what lives while somebody is signed in is loaded when somebody is. */
export function filledSession(dependencies: Dependencies) {
  const { client, auths, local, session: tabStore, idle, idleLimit = 0 } = dependencies
  const tabStorage = createTabStorage(tabStore)
  const channel = createTabChannel()
  const authCalls = client(async () => (await import('#api/tables/auth.ts')).auth)

  /** Who is known has been asked for by the account, which brings this. */
  let dropDrafts: typeof dropDraftsOf | undefined

  const filled = session.provide({
    actors: {
      watchNetwork,
      loadAccount: fromPromise(async () => {
        const fill = (actors: Parameters<typeof fillLater>[1]) => fillLater(filled, actors)
        const { filledAccount, dropDraftsOf: drop } = await import('./account.ts')
        dropDrafts = drop
        fill(filledAccount(dependencies, fill))
      }),
      // What could not be fetched is done without: the session then ends with its token.
      prepareExpiry: listening<SessionEvent>((sendBack) => {
        const prepare = async () => {
          await idle
          const { filledExpiry } = await import('./expiry.ts')
          fillLater(filled, filledExpiry(dependencies, idleLimit))
          sendBack({ type: 'expiry.prepared', limit: idleLimit })
        }
        prepare().catch(() => undefined)
      }),
      loadTasks: fromPromise(async () =>
        fillLater(filled, { tasks: (await import('./tasks.ts')).filledTasks(dependencies) }),
      ),
      watchTabs: listening<SessionEvent>((sendBack) => watchTabs({ auths, channel, reload }, sendBack)),
      restoreSession: atOnce(() => auths.read()),
      // Whoever signs in meanwhile does not stop it: the server is to know of the sign-out all the same.
      sayGoodbye: fromPromise(async ({ input: { token } }) => {
        if (token !== null) await authCalls.logout({ body: {} }, { token })
      }),
    },
    actions: {
      storeAuth: (_, { auth }) => auths.open(auth),
      clearStorage: ({ event, self }) => {
        const auth = auths.read()
        const isClients = !auth?.mimic
        const isByHand = event.type === 'session.closed'
        auths.clear(isByHand ? undefined : 'expired')
        tabStorage.dropPersonal()
        if (isByHand && auth?.authType === 'Sms') tabStorage.keepWayIn()
        // Who leaves by hand may leave the device to somebody else; who was signed out finds what they have typed. The session that is
        // left has been forgotten in this very step.
        const { who } = self.getSnapshot().context
        if (isClients && isByHand && who) dropDrafts?.(local, who.userId)
        // A refusal is of one sign-in alone: where tabs have each their own, the others' may be good.
        if (isClients && isByHand) channel.tellSignedOut()
      },
      keepForReload: (_, { fault }) =>
        tabStorage.keepFault({ ...fault, prefix: 'refresh', status: fault.status === 401 ? null : fault.status }),
      reloadPage: () => reload(),
    },
  })
  return filled
}
