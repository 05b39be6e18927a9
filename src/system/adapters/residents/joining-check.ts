import { fromPromise } from 'xstate'
import { statements } from '#api/tables/statements.ts'
import { normaliseJoining } from '#domain/joining.ts'
import { joiningCheck } from '#machines/joining-check/machine.ts'
import { watchNetwork } from '../kit/listeners.ts'
import type { Dependencies } from '../kit/dependencies.ts'

/** What is asked of a person who is joining online before anything else (§4.3). */
export function filledJoiningCheck({ client: bind }: Dependencies) {
  const { joiningRequest, metaInformation } = bind(statements)
  return joiningCheck.provide({
    actors: {
      watchNetwork,
      fetchJoining: fromPromise(async ({ signal }) => {
        const request = await joiningRequest({ query: {} }, { signal })
        return request && normaliseJoining(request)
      }),
      loadMeta: fromPromise(({ signal }) => metaInformation({}, { signal })),
    },
  })
}
