import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { pdfOf, pdfResponse } from '../pdf/document.ts'
import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'
import { keyed } from '../statements/keyed.ts'
import { isUnsigned } from '../statements/record.ts'
import { redemptionSections, redemptionTemplates } from '../statements/redemption-papers.ts'
import { redemptionGaps, saveRedemption, toRedemption } from '../statements/redemption.ts'
import { drop, recordOf } from '../statements/shelf.ts'

const { redemption } = tables
const kind = 'RedemptionStatement'
const rules = { consent: true }

/** The draft of a redemption statement and its papers (1.12). */
export const redemptionHandlers = (handle: Handle, world: World) => [
  handle(
    redemption.save,
    ({ client, body }) =>
      keyed(world, { client, call: 'redemption', key: body.idempotencyKey, body }, () =>
        saveRedemption(world, client, body),
      ),
    rules,
  ),
  handle(
    redemption.remove,
    ({ client, query: { statementId } }) => {
      const record = recordOf(world, client, statementId, kind)
      if (!isUnsigned(record)) refuse('NotDraft')
      drop(world, record)
      return undefined
    },
    rules,
  ),
  handle(
    redemption.templates,
    ({ query: { States } }) => redemptionTemplates.filter(({ state }) => States.includes(state ?? '')),
    rules,
  ),
  handle(
    redemption.fillTemplate,
    ({ client, query: { TemplateName, StatementId, ContractId } }) => {
      const record = recordOf(world, client, StatementId, kind)
      const template =
        redemptionTemplates.find(({ templateName }) => templateName === TemplateName) ?? refuse('NotFound')
      const statement = toRedemption(record)
      if (template.perContract) {
        if (ContractId === undefined) refuse('ValidationError', { fields: { ContractId: ['Укажите договор'] } })
        if (!statement.contracts.some(({ contractId }) => contractId === ContractId)) refuse('NotFound')
      }
      const gaps = redemptionGaps(world, client, record)
      if (isUnsigned(record) && Object.keys(gaps).length > 0) refuse('StatementIncomplete', { fields: gaps })
      const sections = redemptionSections(client, statement, TemplateName, ContractId ?? null)
      return pdfResponse(
        pdfOf(template.title, [{ heading: '', paragraphs: [world.fundName] }, ...sections]),
        `${template.title}.pdf`,
      )
    },
    rules,
  ),
]
