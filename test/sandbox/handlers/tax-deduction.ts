import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { pdfResponse } from '../pdf/document.ts'
import { keyed } from '../statements/keyed.ts'
import { names } from '../statements/names.ts'
import { paperOf } from '../statements/paper.ts'
import { recordOf } from '../statements/shelf.ts'
import { orderTaxPapers } from '../statements/tax-deduction.ts'
import type { World } from '../world.ts'

const { taxDeduction } = tables
const rules = { consent: true }

/** The statement for the papers of a tax deduction (1.12). */
export const taxDeductionHandlers = (handle: Handle, world: World) => [
  handle(
    taxDeduction.create,
    ({ client, body }) =>
      keyed(world, { client, call: 'tax-deduction', key: body.idempotencyKey, body }, () =>
        orderTaxPapers(world, client, body),
      ),
    rules,
  ),
  handle(
    taxDeduction.draft,
    ({ client, query: { statementId } }) => {
      const record = recordOf(world, client, statementId, 'TaxDeduction')
      return pdfResponse(paperOf(world, client, record), `${names.TaxDeduction.title}.pdf`)
    },
    rules,
  ),
]
