import { fromPromise } from 'xstate'
import { statements } from '#api/tables/statements.ts'
import type { Opening } from '#machines/withdrawal/contract.ts'
import { withdrawal } from '#machines/withdrawal/machine.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { expected } from './kit/expected.ts'
import { watchNetwork } from './kit/listeners.ts'
import { watchSession } from './kit/watch-session.ts'
import { filledSigning } from './statements/signing.ts'
import { withdrawalFiling } from './statements/withdrawal-filing.ts'

/** The withdrawal of a redemption that has been filed. */
export function adapter(dependencies: Dependencies) {
  const { canWithdraw } = dependencies.client({ canWithdraw: statements.canWithdraw })
  let redemptionId = ''
  const filing = withdrawalFiling(dependencies, () => redemptionId)

  async function open(statementId: string, signal: AbortSignal): Promise<Opening> {
    redemptionId = statementId
    const permission = await canWithdraw({ query: { statementId } }, { signal })
    return { kind: 'known', permission, seed: crypto.randomUUID() }
  }

  return withdrawal.provide({
    actors: {
      watchNetwork,
      watchSession,
      openWithdrawal: fromPromise(({ input: { statementId }, signal }) =>
        expected(open(statementId, signal), ({ status }) => (status === 404 ? { kind: 'missing' } : null)),
      ),
      createRequest: fromPromise(({ input: { idempotencyKey }, signal }) => filing.make(idempotencyKey, signal)),
      findPapers: fromPromise(({ signal }) => filing.documents(signal)),
      signing: filledSigning(dependencies, filing),
    },
  })
}
