import { fromPromise } from 'xstate'
import { statements } from '#api/tables/statements.ts'
import { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import { watchNetwork } from './kit/listeners.ts'
import type { Surroundings } from './kit/surroundings.ts'

/** The redemption statement. */
export function adapter({ client }: Surroundings) {
  const { canSubmitRedemption } = client({ canSubmitRedemption: statements.canSubmitRedemption })
  return redemptionWizard.provide({ actors: { watchNetwork, checkPermission: fromPromise(({ signal }) => canSubmitRedemption({}, { signal })) } })
}
