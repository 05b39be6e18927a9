import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { pdfOf, pdfResponse } from '../pdf/document.ts'
import { refuse } from '../refusals.ts'
import { keyed } from '../statements/keyed.ts'
import { names } from '../statements/names.ts'
import { toRedemption } from '../statements/redemption.ts'
import { recordOf } from '../statements/shelf.ts'
import { supplement } from '../statements/supplement.ts'
import { canReject, withdraw, withdrawalSections, withdrawnBy } from '../statements/withdrawal.ts'
import type { World } from '../world.ts'

const { filedStatements, statements } = tables
const rules = { consent: true }
const { title } = names.ClientRejected

/** Papers for a filed statement, and its withdrawal (1.12). */
export const filedStatementsHandlers = (handle: Handle, world: World) => [
  handle(
    filedStatements.supplement,
    ({ client, body }) =>
      keyed(world, { client, call: 'supplement', key: body.idempotencyKey, body }, () =>
        supplement(world, client, body),
      ),
    rules,
  ),
  handle(
    statements.canWithdraw,
    ({ client, query }) => canReject(recordOf(world, client, query.statementId, 'RedemptionStatement')),
    rules,
  ),
  handle(
    filedStatements.withdraw,
    ({ client, body }) =>
      keyed(world, { client, call: 'withdrawal', key: body.idempotencyKey, body }, () =>
        withdraw(world, client, body.redemptionStatementId, body.idempotencyKey),
      ),
    rules,
  ),
  handle(
    filedStatements.withdrawalTemplates,
    ({ client, query }) => {
      recordOf(world, client, query.redemptionStatementId, 'RedemptionStatement')
      return [{ templateName: 'ClientRejected', title, required: true, perContract: false, state: 'waitConfirmation' }]
    },
    rules,
  ),
  handle(
    filedStatements.fillWithdrawal,
    ({ client, query: { statementId, contractId } }) => {
      const record = recordOf(world, client, statementId)
      const redemption =
        record.kind === 'ClientRejected'
          ? recordOf(world, client, withdrawnBy(record), 'RedemptionStatement')
          : recordOf(world, client, statementId, 'RedemptionStatement')
      const has = toRedemption(redemption).contracts.some((one) => one.contractId === contractId)
      if (contractId !== undefined && !has) refuse('NotFound')
      const sections = withdrawalSections(client, redemption, contractId ?? null)
      return pdfResponse(pdfOf(title, [{ heading: '', paragraphs: [world.fundName] }, ...sections]), `${title}.pdf`)
    },
    rules,
  ),
]
