import * as z from 'zod/mini'
import { InvestYear, Turnover } from '#domain/cash-flow.ts'
import * as limits from '#domain/limits.ts'
import { OperationPage } from '#domain/operations.ts'
import { Transaction } from '#domain/programme.ts'
import { service } from '../endpoint.ts'

const { get } = service('/apirp/pegasadapterservice')

/** How money came to a programme and went from it (§7.7). */
export const cashFlow = {
  turnover: get('/v1/products/:id/turnover-balances-revenue', {
    about: 'Обороты, остатки и доход программы за период',
    query: z.object({ begin: z.string(), end: z.string(), portfolio: z.optional(z.string()) }),
    reply: Turnover,
    prefix: 'graph',
  }),
  operations: get('/v1/products/:id/grouped-transactions', {
    about: 'Операции программы за период, новые сначала',
    query: z.object({
      begin: z.string(),
      end: z.string(),
      portfolio: z.optional(z.string()),
      accountGroupType: z.optional(z.string()),
      pageNo: z.optional(z.number()),
      pageSize: z.number(),
    }),
    reply: OperationPage,
    prefix: 'transactions',
    paged: { id: 'groupId', page: 'pageNo', size: { pageSize: limits.operationsPageSize } },
  }),
  document: get('/v1/admin/transactions', {
    about: 'Проводки одного документа',
    query: z.object({ idDocument: z.string() }),
    reply: z.array(Transaction),
    prefix: 'transactions',
  }),
  years: get('/v1/stats/investGraph', {
    about: 'Взносы, доход и остаток программы по годам',
    query: z.object({ productId: z.optional(z.string()), portfolio: z.optional(z.string()) }),
    reply: z.array(InvestYear),
    prefix: 'graph',
  }),
}
