import * as z from 'zod/mini'
import { RedemptionDraft, RedemptionStatement } from '#domain/redemption-statements.ts'
import { StatementTemplate } from '#domain/statement-parts.ts'
import { service } from '../endpoint.ts'

const { get, post, remove } = service('/apirp/clientstatements')
const statements = '/v1/Statements/RedemptionStatements'

/** The draft of a redemption statement and its papers (§7.12). */
export const redemption = {
  save: post(statements, {
    about: 'Сохранение черновика заявления на выкуп',
    body: RedemptionDraft,
    reply: RedemptionStatement,
  }),
  remove: remove(statements, {
    about: 'Удаление черновика заявления на выкуп',
    query: z.object({ statementId: z.string() }),
    reply: 'nothing',
  }),
  templates: get(`${statements}/templates`, {
    about: 'Какие документы составляет заявление на выкуп',
    query: z.object({ States: z.array(z.string()) }),
    reply: z.array(StatementTemplate),
  }),
  fillTemplate: get(`${statements}/fillTemplate`, {
    about: 'Документ по заявлению на выкуп в PDF',
    query: z.object({ TemplateName: z.string(), StatementId: z.string(), ContractId: z.optional(z.string()) }),
    reply: 'file',
  }),
}
