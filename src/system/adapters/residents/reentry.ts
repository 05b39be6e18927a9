import { fromPromise } from 'xstate'
import { account } from '#api/tables/account.ts'
import { reentry } from '#machines/reentry/machine.ts'
import { watchNetwork } from '../kit/listeners.ts'
import { fillLater } from '../kit/fill-later.ts'
import { loadFlow } from '../kit/load-flow.ts'
import type { Dependencies } from '../kit/dependencies.ts'

/** The entry over a page that has outlived its sign-in; who has entered is asked by their own token. */
export function filledReentry(dependencies: Dependencies) {
  const { authorize } = dependencies.client({ authorize: account.authorize })
  const filled = reentry.provide({
    actors: {
      watchNetwork,
      loadEntry: fromPromise(async () => fillLater(filled, { entryForm: await loadFlow('entryForm', dependencies) })),
      identify: fromPromise(({ input: { auth }, signal }) =>
        authorize({ body: {} }, { signal, ...(auth && { token: auth.accessToken }) }),
      ),
    },
  })
  return filled
}
