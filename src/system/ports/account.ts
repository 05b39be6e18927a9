import { fromPromise } from 'xstate'
import { account } from '#api/tables/account.ts'
import { agreements } from '#api/tables/agreements.ts'
import { balances } from '#api/tables/balances.ts'
import { content } from '#api/tables/content.ts'
import { normaliseJoining } from '#domain/joining.ts'
import { featuresOf, type ProgrammeDetails } from '#domain/programme.ts'
import { noPages, pagesOf } from '#domain/programme-pages.ts'
import { client } from '#machines/client/machine.ts'
import { joiningCheck } from '#machines/joining-check/machine.ts'
import { tokenRefresh } from '#machines/token-refresh/machine.ts'
import { createRenewal } from '../renewal.ts'
import { accountReadersOf } from '../account-readers.ts'
import { lateAccountReadersOf } from '../late-readers.ts'
import { expiresIn } from '../token-desk.ts'
import { atOnce } from './at-once.ts'
import { filledReads } from './reads.ts'
import type { Surroundings } from './surroundings.ts'

function filledTokenRefresh({ client: bind, auths, clock }: Surroundings) {
  const { refresh } = bind(async () => (await import('#api/tables/auth.ts')).auth)
  const renew = createRenewal(refresh, auths, clock)
  const { authorize } = bind({ authorize: account.authorize })
  return tokenRefresh.provide({
    actors: {
      measureToken: atOnce(() => {
        const stored = auths.read()
        return { expiresIn: stored ? expiresIn(stored, clock) : 0 }
      }),
      renewToken: fromPromise(({ input, signal }) => renew(input, signal)),
      reauthorize: fromPromise(({ signal }) => {
        const stored = auths.read()
        return authorize({ body: {} }, { signal, ...(stored ? { token: stored.accessToken } : {}) })
      }),
    },
  })
}

function filledClient({ client: bind }: Surroundings) {
  const person = bind(account)
  const programmes = bind(agreements)
  const pages = bind(content)

  async function detailsOf(agreementId: string, signal: AbortSignal): Promise<ProgrammeDetails> {
    const [known, features] = await Promise.allSettled([
      pages.program({ params: { id: agreementId }, query: {} }, { signal }),
      programmes.features({ query: { agreementId } }, { signal }),
    ])
    return {
      pages: known.status === 'fulfilled' ? pagesOf(known.value, agreementId) : noPages,
      features: features.status === 'fulfilled' ? featuresOf(features.value) : null,
    }
  }

  return client.provide({
    actors: {
      loadMe: fromPromise(({ signal }) => person.me({}, { signal })),
      loadRights: fromPromise(async ({ signal }) => {
        const [restrictions, blocking] = await Promise.all([person.restriction({}, { signal }), person.blocking({}, { signal })])
        return { restrictions, blocking }
      }),
      loadProducts: fromPromise(({ signal }) => programmes.products({}, { signal })),
      loadDetails: fromPromise(async ({ input: { agreementIds }, signal }) => {
        const all = await Promise.all(agreementIds.map(async (id) => [id, await detailsOf(id, signal)] as const))
        return Object.fromEntries(all)
      }),
    },
  })
}

function filledJoiningCheck({ client: bind }: Surroundings) {
  const { joiningRequest, metaInformation } = bind(async () => (await import('#api/tables/statements.ts')).statements)
  return joiningCheck.provide({
    actors: {
      fetchJoining: fromPromise(async ({ signal }) => {
        const request = await joiningRequest({ query: {} }, { signal })
        return request && normaliseJoining(request)
      }),
      loadMeta: fromPromise(({ signal }) => metaInformation({}, { signal })),
    },
  })
}

function filledAuthorize({ client: bind }: Surroundings) {
  const { authorize } = bind({ authorize: account.authorize })
  return fromPromise(({ signal }) => authorize({ body: {} }, { signal }))
}

/** Whatever lives while somebody is signed in: who it is, the renewal of tokens, what is known of the client, the account's reads, the joining check. */
export function filledAccount(around: Surroundings) {
  const readers = { ...accountReadersOf(around.client(balances)), ...lateAccountReadersOf(around.client) }
  return {
    authorize: filledAuthorize(around),
    tokenRefresh: filledTokenRefresh(around),
    client: filledClient(around),
    accountReads: filledReads(() => readers),
    joiningCheck: filledJoiningCheck(around),
  }
}
