import { fromPromise } from 'xstate'
import { loadedOnce } from '#api/lazy-client.ts'
import { account } from '#api/tables/account.ts'
import { agreements } from '#api/tables/agreements.ts'
import { faultOf, type Fault } from '#domain/faults.ts'
import { featuresOf, type ProgrammeDetails } from '#domain/programme.ts'
import { noPages, pagesOf } from '#domain/programme-pages.ts'
import { client } from '#machines/client/machine.ts'
import { tokenRefresh } from '#machines/token-refresh/machine.ts'
import { expiresIn } from '../../auth/token-provider.ts'
import { watchNetwork, watchPage } from '../kit/listeners.ts'
import { atOnce } from '../kit/at-once.ts'
import type { filledJoiningCheck } from './joining-check.ts'
import { filledQueries } from './queries.ts'
import type { Dependencies } from '../kit/dependencies.ts'

export { dropDraftsOf } from '../../browser/draft-keys.ts'

function filledTokenRefresh({ client: bind, auths, clock }: Dependencies) {
  const { refresh } = bind(async () => (await import('#api/tables/auth.ts')).auth)
  const loadRenewal = loadedOnce(async () =>
    (await import('../../auth/renewal.ts')).createRenewal(refresh, auths, clock),
  )
  const { authorize } = bind({ authorize: account.authorize })
  return tokenRefresh.provide({
    actors: {
      watchNetwork,
      watchPage,
      measureToken: atOnce(() => {
        const stored = auths.read()
        return { expiresIn: stored ? expiresIn(stored, clock) : 0 }
      }),
      renewToken: fromPromise(async ({ input, signal }) => (await loadRenewal())(input, signal)),
      reauthorize: fromPromise(({ signal }) => {
        const stored = auths.read()
        return authorize({ body: {} }, { signal, ...(stored ? { token: stored.accessToken } : {}) })
      }),
    },
  })
}

const notFound = 404
/** Why a part did not come; where the services know of none, nothing has failed. */
function failureOf(settled: PromiseSettledResult<unknown>): Fault[] {
  if (settled.status === 'fulfilled') return []
  const fault = faultOf(settled.reason)
  return fault.status === notFound ? [] : [fault]
}

function filledClient({ client: bind }: Dependencies) {
  const person = bind(account)
  const programmes = bind(agreements)
  const pages = bind(async () => (await import('#api/tables/content.ts')).content)

  async function detailsOf(agreementId: string, signal: AbortSignal): Promise<ProgrammeDetails> {
    const [known, features] = await Promise.allSettled([
      pages.program({ params: { id: agreementId }, query: {} }, { signal }),
      programmes.features({ query: { agreementId } }, { signal }),
    ])
    return {
      pages: known.status === 'fulfilled' ? pagesOf(known.value, agreementId) : noPages,
      features: features.status === 'fulfilled' ? featuresOf(features.value) : null,
      faults: [known, features].flatMap(failureOf),
    }
  }

  return client.provide({
    actors: {
      watchNetwork,
      loadMe: fromPromise(({ signal }) => person.me({}, { signal })),
      loadRestrictions: fromPromise(({ signal }) => person.restriction({}, { signal })),
      loadBlockings: fromPromise(({ signal }) => person.blocking({}, { signal })),
      loadProducts: fromPromise(({ signal }) => programmes.products({}, { signal })),
      loadDetails: fromPromise(async ({ input: { agreementIds }, signal }) => {
        const all = await Promise.all(agreementIds.map(async (id) => [id, await detailsOf(id, signal)] as const))
        return Object.fromEntries(all)
      }),
    },
  })
}

type Fill = (actors: { joiningCheck: ReturnType<typeof filledJoiningCheck> }) => void

function filledAuthorize(dependencies: Dependencies, fill: Fill) {
  const { authorize } = dependencies.client({ authorize: account.authorize })
  const loadCheck = loadedOnce(async () => (await import('./joining-check.ts')).filledJoiningCheck(dependencies))
  return fromPromise(async ({ signal }) => {
    const who = await authorize({ body: {} }, { signal })
    if (who.userType !== 'ClientProfile') fill({ joiningCheck: await loadCheck() })
    return who
  })
}

/**
 * Whatever lives while somebody is signed in: who it is, the renewal of tokens, what is known of the client, the account's queries. What is
 * asked of those who are joining fills its place when it is known that this is one of them.
 */
export function filledAccount(dependencies: Dependencies, fill: Fill) {
  return {
    authorize: filledAuthorize(dependencies, fill),
    tokenRefresh: filledTokenRefresh(dependencies),
    client: filledClient(dependencies),
    accountQueries: filledQueries(dependencies),
  }
}
