import { fromPromise } from 'xstate'
import { statements } from '#api/tables/statements.ts'
import { normaliseJoining } from '#domain/joining.ts'
import { joiningWizard } from '#machines/joining-wizard/machine.ts'
import { watchNetwork } from './kit/listeners.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The joining statement. */
export function adapter({ client }: Dependencies) {
  const { joiningRequest } = client({ joiningRequest: statements.joiningRequest })
  return joiningWizard.provide({
    actors: {
      watchNetwork,
      loadJoining: fromPromise(async ({ input: { requestId }, signal }) => {
        const request = await joiningRequest(
          { query: requestId === null ? {} : { kppOnlineRequestId: requestId } },
          { signal },
        )
        return request && normaliseJoining(request)
      }),
    },
  })
}
