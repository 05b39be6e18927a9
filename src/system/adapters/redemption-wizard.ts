import { fromPromise } from 'xstate'
import { statements } from '#api/tables/statements.ts'
import { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import { watchNetwork } from './kit/listeners.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The redemption statement. */
export function adapter({ client }: Dependencies) {
  const { canSubmitRedemption } = client({ canSubmitRedemption: statements.canSubmitRedemption })
  return redemptionWizard.provide({
    actors: { watchNetwork, checkPermission: fromPromise(({ signal }) => canSubmitRedemption({}, { signal })) },
  })
}
