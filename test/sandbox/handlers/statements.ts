import { tables } from '#api/tables/all.ts'
import { formRules } from '../content/form-rules/all.ts'
import { metaInformation } from '../content/meta-information.ts'
import type { Handle } from '../handle.ts'
import { settleJoined } from '../joining/record.ts'
import { joiningOf } from '../joining/request.ts'
import { refuse } from '../refusals.ts'
import { stateOf } from '../statements/record.ts'
import { canSubmit } from '../statements/redeemable.ts'
import { toRedemption } from '../statements/redemption.ts'
import { recordsOf } from '../statements/shelf.ts'
import { toTaxStatement } from '../tax-statements.ts'
import type { World } from '../world.ts'

const { statements } = tables
const redemption = 'RedemptionStatement'

/** Client statements (1.12). */
export const statementsHandlers = (handle: Handle, world: World) => [
  handle(
    statements.redemptions,
    ({ client, query: { states } }) =>
      recordsOf(world, client, redemption)
        .filter((record) => states.includes(stateOf(record)))
        .map(toRedemption),
    { consent: true },
  ),
  handle(
    statements.taxDeductions,
    ({ client, query: { statementIds } }) =>
      recordsOf(world, client, 'TaxDeduction')
        .filter(({ id }) => statementIds === undefined || statementIds.includes(id))
        .map((record) => toTaxStatement(client, world.store.state.seededOn, record))
        .toReversed(),
    { consent: true },
  ),
  handle(statements.canSubmitRedemption, ({ client }) => canSubmit(client, recordsOf(world, client, redemption)), {
    consent: true,
  }),
  handle(statements.metaInformation, () => metaInformation),
  handle(statements.formRules, ({ query: { formName } }) => {
    if (formName === undefined) return formRules
    const form = formRules.forms[formName] ?? refuse('NotFound')
    return { ...formRules, forms: { [formName]: form } }
  }),
  handle(statements.joiningRequest, ({ client, query: { kppOnlineRequestId } }) => {
    settleJoined(world, client)
    return joiningOf(world, client, kppOnlineRequestId)
  }),
]
