import * as z from 'zod/mini'
import { StatementTemplate } from '#domain/statement-parts.ts'
import { Supplement, SupplementResult } from '#domain/supplement.ts'
import { ClientRejected, ClientRejectedRequest } from '#domain/withdrawal.ts'
import { service } from '../endpoint.ts'

const { get, post } = service('/apirp/clientstatements')
const withdrawal = '/v1/statements/client-rejected'

/** What may still be done with a statement that has been filed (§7.12); whether it may be withdrawn is in `statements`. */
export const filedStatements = {
  supplement: post('/v1/Supplement', {
    about: 'Документы вслед за поданным заявлением',
    body: Supplement,
    reply: SupplementResult,
  }),
  withdraw: post(withdrawal, {
    about: 'Отзыв заявления на выкуп; действует, когда подписан кодом',
    body: ClientRejectedRequest,
    reply: ClientRejected,
  }),
  withdrawalTemplates: get(`${withdrawal}/templates`, {
    about: 'Какие документы составляет отзыв заявления',
    query: z.object({ redemptionStatementId: z.string() }),
    reply: z.array(StatementTemplate),
  }),
  fillWithdrawal: get(`${withdrawal}/fill-template`, {
    about: 'Отзыв заявления в PDF',
    query: z.object({ statementId: z.string(), contractId: z.optional(z.string()) }),
    reply: 'file',
  }),
}
