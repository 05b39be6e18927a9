import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { historyOf } from '../history.ts'
import { refuse } from '../refusals.ts'
import type { Client, Programme } from '../state.ts'
import { turnoverOf, yearsOf } from '../turnover.ts'
import type { World } from '../world.ts'
import { programmeOf } from './agreements.ts'

const { cashFlow } = tables
const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/** Only what lies in one portfolio, or all of it. */
const inPortfolio = (programme: Programme, portfolio: string | undefined): Programme => {
  if (portfolio === undefined) return programme
  const isIn = (one: { portfolio: string }) => one.portfolio === portfolio
  return { ...programme, inflows: programme.inflows.filter(isIn), movements: programme.movements.filter(isIn) }
}

/** Money that came to a programme and went from it (1.7). */
export function cashFlowHandlers(handle: Handle, world: World) {
  const today = () => world.store.state.seededOn
  const known = (client: Client, id: string, portfolio: string | undefined) => {
    const programme = inPortfolio(programmeOf(client, id), portfolio)
    return { programme, history: historyOf(programme, today()) }
  }
  return [
    handle(
      cashFlow.turnover,
      ({ client, params, query: { begin, end, portfolio } }) => {
        if (!calendarDay.test(begin) || !calendarDay.test(end) || begin > end) refuse('PeriodInvalid')
        const { programme, history } = known(client, params.id, portfolio)
        return turnoverOf(programme, history, begin, end)
      },
      { consent: true },
    ),
    handle(
      cashFlow.operations,
      ({ client, params, query: { begin, end, portfolio, accountGroupType = 'All', pageNo = 1, pageSize } }) => {
        if (!calendarDay.test(begin) || !calendarDay.test(end) || begin > end) refuse('PeriodInvalid')
        if (![pageNo, pageSize].every((count) => Number.isInteger(count) && count >= 1))
          refuse('ValidationError', { fields: { pageSize: ['Укажите целое число'] } })
        const found = known(client, params.id, portfolio)
          .history.filter(
            ({ date, transactions }) =>
              begin <= date &&
              date <= end &&
              (accountGroupType === 'All' || transactions.some((one) => one.accountGroupType === accountGroupType)),
          )
          .toReversed()
        const items = found.slice((pageNo - 1) * pageSize, pageNo * pageSize)
        return { items, totalCount: found.length, pageNo, pageSize }
      },
      { consent: true, defaults: { pageSize: '20' } },
    ),
    handle(
      cashFlow.document,
      ({ client, query: { idDocument } }) => {
        const found = client.programmes
          .flatMap((programme) => historyOf(programme, today()))
          .flatMap(({ transactions }) => transactions)
          .filter((transaction) => transaction.idDocument === idDocument)
        return found.length > 0 ? found : refuse('NotFound')
      },
      { consent: true },
    ),
    handle(
      cashFlow.years,
      ({ client, query: { productId, portfolio } }) => {
        const id = productId ?? client.programmes[0]?.product.id ?? refuse('NotFound')
        const { programme, history } = known(client, id, portfolio)
        return yearsOf(programme, history, world.clock.today())
      },
      { consent: true },
    ),
  ]
}
