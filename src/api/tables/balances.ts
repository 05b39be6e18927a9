import * as z from 'zod/mini'
import { ProductBalance, TransactionGroup } from '#domain/programme.ts'
import { service } from '../endpoint.ts'

const { get } = service('/apirp/pegasadapterservice')

/** Balances and operations (§7.7). */
export const balances = {
  balance: get('/v1/products/:id/balance', {
    about: 'Баланс программы на дату',
    query: z.object({ date: z.string() }),
    reply: ProductBalance,
    prefix: 'balance',
  }),
  lastOperations: get('/v1/products/:id/grouped-transactions/last', {
    about: 'Последние операции программы',
    query: z.object({ amount: z.number() }),
    reply: z.array(TransactionGroup),
    prefix: 'transactions',
  }),
}
