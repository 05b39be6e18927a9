import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import { describe, prefixes, messages } from '#domain/faults.ts'
import { normaliseJoining } from '#domain/joining.ts'
import { featuresOf, noPages, pagesOf, type ProgrammeDetails } from '#domain/programme.ts'
import { client } from '#machines/client/machine.ts'
import { joiningCheck } from '#machines/joining-check/machine.ts'
import { session } from '#machines/session/machine.ts'
import type { Event as SessionEvent } from '#machines/session/contract.ts'
import { tokenRefresh } from '#machines/token-refresh/machine.ts'
import { reload } from '../browser-address.ts'
import { createMemo } from '../browser-memo.ts'
import { watchTabs } from '../browser-tabs.ts'
import { createRenewal } from '../renewal.ts'
import { expiresIn } from '../token-desk.ts'
import { atOnce } from './at-once.ts'
import { filledReads } from './reads.ts'
import type { Surroundings } from './surroundings.ts'

/** The session, the renewal of its tokens, and what is known of the client. */
export function sessionPorts(around: Surroundings) {
  const { api, auths, clock, session: tabStore } = around
  const memo = createMemo(tabStore)
  const renew = createRenewal(() => api, auths, clock)

  const filledTokenRefresh = tokenRefresh.provide({
    actors: {
      measureToken: atOnce(() => {
        const auth = auths.read()
        return { expiresIn: auth ? expiresIn(auth, clock) : 0 }
      }),
      renewToken: fromPromise(({ input, signal }) => renew(input, signal)),
      reauthorize: fromPromise(({ signal }) => {
        const auth = auths.read()
        return api.account.authorize({ body: {} }, { signal, ...(auth ? { token: auth.accessToken } : {}) })
      }),
    },
  })

  const filledClient = client.provide({
    actors: {
      loadMe: fromPromise(({ signal }) => api.account.me({}, { signal })),
      loadRights: fromPromise(async ({ signal }) => {
        const [restrictions, blocking] = await Promise.all([api.account.restriction({}, { signal }), api.account.blocking({}, { signal })])
        return { restrictions, blocking }
      }),
      loadProducts: fromPromise(({ signal }) => api.agreements.products({}, { signal })),
      loadDetails: fromPromise(async ({ input: { agreementIds }, signal }) => {
        const all = await Promise.all(agreementIds.map(async (id) => [id, await detailsOf(id, signal)] as const))
        return Object.fromEntries(all)
      }),
    },
  })

  async function detailsOf(agreementId: string, signal: AbortSignal): Promise<ProgrammeDetails> {
    const [pages, features] = await Promise.allSettled([
      api.content.program({ params: { id: agreementId }, query: {} }, { signal }),
      api.agreements.features({ query: { agreementId } }, { signal }),
    ])
    return {
      pages: pages.status === 'fulfilled' ? pagesOf(pages.value, agreementId) : noPages,
      features: features.status === 'fulfilled' ? featuresOf(features.value) : null,
    }
  }

  return session.provide({
    actors: {
      tokenRefresh: filledTokenRefresh,
      client: filledClient,
      accountReads: filledReads(around),
      joiningCheck: joiningCheck.provide({
        actors: {
          fetchJoining: fromPromise(async ({ signal }) => {
            const request = await api.statements.joiningRequest({ query: {} }, { signal })
            return request && normaliseJoining(request)
          }),
          loadMeta: fromPromise(({ signal }) => api.statements.metaInformation({}, { signal })),
        },
      }),
      watchTabs: fromCallback<EventObject, NonReducibleUnknown, SessionEvent>(({ sendBack }) => watchTabs(auths, sendBack, reload)),
      restoreSession: atOnce(() => auths.read()),
      authorize: fromPromise(({ signal }) => api.account.authorize({ body: {} }, { signal })),
      sayGoodbye: fromPromise(async ({ input: { token }, signal }) => {
        if (token !== null) await api.auth.logout({ body: {} }, { signal, token })
      }),
    },
    actions: {
      storeAuth: (_, { auth }) => auths.open(auth),
      clearStorage: () => {
        auths.clear()
        memo.dropEntry()
        memo.dropEsiaToken()
        memo.dropEsiaMark()
      },
      keepForReload: (_, { fault }) => {
        const words = describe({ ...fault, prefix: 'refresh', status: fault.status === 401 ? null : fault.status })
        memo.keepNotice(words ?? `${prefixes.refresh}. ${messages.sessionExpired}`, 'bad')
      },
      reloadPage: () => reload(),
    },
  })
}
