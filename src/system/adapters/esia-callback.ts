import { fromPromise } from 'xstate'
import { auth } from '#api/tables/auth.ts'
import { readEsiaCallback } from '#domain/esia.ts'
import { esiaCallback } from '#machines/esia-callback/machine.ts'
import { replaceAddress, takeAddress } from '../browser/address.ts'
import { deviceName } from '../browser/device-name.ts'
import { deviceIdOf } from '../browser/device.ts'
import { createEntryDraft } from '../browser/entry-draft.ts'
import { watchNetwork } from './kit/listeners.ts'
import { atOnce } from './kit/at-once.ts'
import { authFrom } from './kit/auth-from.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The way back from the identity provider. */
export function adapter({ client, local, session }: Dependencies) {
  const tabStorage = createEntryDraft(session)
  const { openSession, bindingState, confirmEsia } = client(auth)
  return esiaCallback.provide({
    actors: {
      watchNetwork,
      readCallback: atOnce(() => ({ mark: tabStorage.takeEsiaMark(), ...readEsiaCallback(takeAddress().search) })),
      openEsiaSession: fromPromise(async ({ signal }) => {
        const { confirmationToken } = await openSession(
          { body: { deviceName: deviceName(), deviceId: deviceIdOf(local) } },
          { signal },
        )
        return { token: confirmationToken || null }
      }),
      checkBinding: fromPromise(async ({ input: { token }, signal }) => {
        const { binded } = await bindingState({ params: { token }, body: {} }, { signal })
        return { isBinded: binded === true }
      }),
      confirmEsia: fromPromise(async ({ input: { token }, signal }) =>
        authFrom(await confirmEsia({ params: { token }, body: {} }, { signal })),
      ),
    },
    actions: {
      keepEsiaToken: (_, { token }) => {
        if (token !== null) tabStorage.keepEsiaToken(token)
      },
      keepEsiaRefusal: () => tabStorage.keepEsiaRefusal(),
      goTo: (_, { to }) => replaceAddress(to),
    },
  })
}
