import * as z from 'zod/mini'
import { sumAmounts, totalOf } from '#domain/money.ts'
import { tables } from '#api/tables/all.ts'
import { service } from '#api/endpoint.ts'
import type { Handle } from '../handle.ts'
import { historyOf } from '../history.ts'
import { holdingsOn } from '../holdings.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { programmeOf } from './agreements.ts'

const { balances } = tables
const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/** The same call without the programme in its path: the specification can be read both ways. */
const bareLastOperations = service('/apirp/pegasadapterservice').get('/grouped-transactions/last', {
  about: balances.lastOperations.about,
  query: z.object({ productId: z.string(), amount: z.number() }),
  reply: balances.lastOperations.reply,
})
const rules = { consent: true, defaults: { amount: '10' } }

/** Balances and operations (1.7). */
export function balancesHandlers(handle: Handle, world: World) {
  const history = (client: Client, id: string) => historyOf(programmeOf(client, id), world.store.state.seededOn)
  const last = (client: Client, id: string, amount: number) => {
    if (!Number.isInteger(amount) || amount < 0)
      refuse('ValidationError', { fields: { amount: ['Укажите целое число'] } })
    return history(client, id).reverse().slice(0, amount)
  }
  return [
    handle(
      balances.balance,
      ({ client, params, query: { date } }) => {
        if (!calendarDay.test(date)) refuse('ValidationError', { fields: { date: ['Укажите дату в виде ГГГГ-ММ-ДД'] } })
        const portfolios = holdingsOn(programmeOf(client, params.id), history(client, params.id), date)
        return { date, total: totalOf(sumAmounts(portfolios)), portfolios }
      },
      { consent: true },
    ),
    handle(balances.lastOperations, ({ client, params, query }) => last(client, params.id, query.amount), rules),
    handle(bareLastOperations, ({ client, query }) => last(client, query.productId, query.amount), rules),
  ]
}
