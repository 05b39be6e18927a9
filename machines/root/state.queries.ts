import * as limits from '#domain/limits.ts'
import { waitsForNetwork } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import { rootSetup } from './setup.ts'

/** The queries of pages, fetched when the portal begins: a prerendered page is seen before, and the entry form does without. */
export const queries = rootSetup.createStateConfig({
  ...described('Запросы страниц', '7'),
  initial: 'preparing',
  states: {
    preparing: {
      ...described('Загрузка запросов', 'решение'),
      invoke: {
        id: 'loadQueries',
        src: 'loadQueries',
        onDone: { target: 'running', ...described('загружено', 'решение') },
        onError: { target: 'unprepared', ...described('не загрузилось', '4.8') },
      },
    },
    unprepared: { ...described('Запросы не загрузились', '4.8'), ...waitsForNetwork('preparing') },
    running: {
      ...described('Запросы исполняются', '7'),
      invoke: { id: 'queries', src: 'queries', systemId: 'queries', input: { bound: limits.unobservedQueries } },
    },
  },
})
