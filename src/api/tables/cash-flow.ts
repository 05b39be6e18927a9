import * as z from 'zod/mini'
import { InvestYear, Turnover } from '#domain/cash-flow.ts'
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
  years: get('/v1/stats/investGraph', {
    about: 'Взносы, доход и остаток программы по годам',
    query: z.object({ productId: z.optional(z.string()), portfolio: z.optional(z.string()) }),
    reply: z.array(InvestYear),
    prefix: 'graph',
  }),
}
