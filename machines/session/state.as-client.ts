import * as limits from '#domain/limits.ts'
import { described } from '../kit/described.ts'
import type { Context, Event } from './contract.ts'
import { clientVisitor, sessionSetup, unloaded } from './setup.ts'

const asked = ({ event: { order } }: { event: Extract<Event, { type: 'task.asked' }> }) => ({ order })
const rememberOrder = { type: 'rememberOrder' as const, params: asked }

const introduction = sessionSetup.createStateConfig({
  ...described('Кто это', '4.2'),
  initial: 'introducing',
  states: {
    introducing: {
      ...described('Загрузка данных клиента', '4.2'),
      tags: 'busy',
      on: {
        'client.introduced': {
          target: 'active',
          actions: [
            { type: 'rememberPhone', params: ({ event }) => ({ phone: event.phone }) },
            {
              type: 'tellVisitor',
              params: ({ context }: { context: Context }) => ({
                visitor: clientVisitor(context),
                ...(context.destination === null ? {} : { to: context.destination }),
              }),
            },
            'forgetDestination',
          ],
          ...described('данные пришли или не пришли: на путь возврата', '4.2'),
        },
      },
    },
    active: { ...described('Личный кабинет', '2.2'), tags: 'settled' },
  },
})

/** Reports and files that the client asks for, fetched with the first of them; they end with the session, whose child this is. */
const tasks = sessionSetup.createStateConfig({
  ...described('Отчёты и файлы', '4.6, 7'),
  initial: 'none',
  states: {
    none: {
      ...described('Ничего ещё не просили', 'решение'),
      on: { 'task.asked': { target: 'preparing', actions: rememberOrder, ...described('загрузить задачи', '4.6, 7') } },
    },
    preparing: {
      ...described('Загрузка задач', 'решение'),
      invoke: {
        id: 'loadTasks',
        src: 'loadTasks',
        onDone: { target: 'running', ...described('загружено: начать', '4.6, 7') },
        onError: {
          target: 'none',
          actions: ['forgetOrders', { type: 'tellFault', params: { fault: unloaded } }],
          ...described('не загрузилось: сказать об этом', '4.8'),
        },
      },
      on: { 'task.asked': { actions: rememberOrder, ...described('просят ещё', '4.6, 7') } },
    },
    running: {
      ...described('Задачи исполняются', '4.6, 7'),
      invoke: {
        id: 'tasks',
        src: 'tasks',
        systemId: 'tasks',
        input: ({ context }) => ({ atOnce: limits.tasksAtOnce, orders: context.orders }),
      },
      on: {
        'task.asked': { actions: { type: 'tellAsked', params: asked }, ...described('передать задачам', '4.6, 7') },
      },
    },
  },
})

/** A client's account: who it is, and beside it what the client has begun. */
export const asClient = sessionSetup.createStateConfig({
  ...described('Клиент', '4.2'),
  type: 'parallel',
  tags: 'authorized',
  invoke: [
    {
      id: 'accountQueries',
      src: 'accountQueries',
      systemId: 'accountQueries',
      input: { bound: limits.unobservedQueries },
    },
    {
      id: 'client',
      src: 'client',
      systemId: 'client',
      input: ({ context }) => ({ isConsentSigned: clientVisitor(context).isConsentSigned === true }),
    },
  ],
  states: { introduction, tasks },
})
