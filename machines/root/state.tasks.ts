import { retriable } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import { rootSetup } from './setup.ts'

/** Inquiries and downloads, fetched when a page first needs them; from then on they are there while the portal is. */
export const tasks = rootSetup.createStateConfig({
  ...described('Задачи посетителя', '7, решение'),
  initial: 'none',
  states: {
    none: {
      ...described('Задач ещё не было', 'решение'),
      on: { 'tasks.requested': { target: 'preparing', ...described('на странице есть форма или файлы', '7') } },
    },
    preparing: {
      ...described('Загрузка задач', 'решение'),
      invoke: {
        id: 'loadTasks', src: 'loadTasks',
        onDone: { target: 'running', ...described('загружено', 'решение') },
        onError: { target: 'unprepared', ...described('не загрузилось', '4.8') },
      },
    },
    unprepared: {
      ...described('Задачи не загрузились', '4.8'),
      ...retriable('preparing'),
      on: {
        ...retriable('preparing').on,
        'tasks.requested': { target: 'preparing', ...described('снова нужны', 'решение') },
      },
    },
    running: { ...described('Задачи исполняются', '7'), invoke: { id: 'tasks', src: 'tasks', systemId: 'tasks' } },
  },
})
