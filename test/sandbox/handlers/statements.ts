import { tables } from '#api/tables/all.ts'
import { metaInformation } from '../content/meta-information.ts'
import type { Handle } from '../handle.ts'
import { redemptionsOf } from '../redemption-statements.ts'
import { refuse } from '../refusals.ts'
import { taxStatementsOf } from '../tax-statements.ts'
import type { World } from '../world.ts'

const { statements } = tables

/** Client statements (1.12). */
export const statementsHandlers = (handle: Handle, world: World) => [
  handle(
    statements.redemptions,
    ({ client, query: { states } }) =>
      redemptionsOf(client, world.store.state.seededOn).filter(({ state }) => states.includes(state)),
    { consent: true },
  ),
  handle(
    statements.taxDeductions,
    ({ client, query: { statementIds } }) =>
      taxStatementsOf(client, world.store.state.seededOn).filter(
        ({ statementId }) => statementIds === undefined || statementIds.includes(statementId),
      ),
    { consent: true },
  ),
  handle(statements.canSubmitRedemption, ({ client }) => client.canSubmit, { consent: true }),
  handle(statements.metaInformation, () => metaInformation),
  handle(statements.joiningRequest, ({ client, query: { kppOnlineRequestId } }) => {
    const { joining } = client
    if (joining === null || (kppOnlineRequestId !== undefined && kppOnlineRequestId !== joining.kppOnlineRequestId))
      return refuse('NotFound')
    return joining
  }),
]
