import { fault } from '#domain/faults.ts'
import { described } from '../kit/described.ts'
import type { Context } from './contract.ts'
import { fileOf, taskSetup } from './setup.ts'
import { running } from './state.running.ts'

/** To whoever has left the page that shows it. */
const tellFault = {
  type: 'tellFault' as const,
  params: ({ context }: { context: Context }) => ({ fault: context.fault ?? fault({ kind: 'unexpected' }) }),
}
const idOf = ({ context: { id } }: { context: Context }) => ({ id })

/** Work that outlives its page: it waits its turn, shows how far it has come, and what it brings waits until it is taken. */
export const task = taskSetup.createMachine({
  id: 'task',
  ...described('Задача: отчёт, файл или удаление черновика', '4.6, 7'),
  context: ({ input }) => ({
    ...input,
    jobId: '',
    progress: null,
    file: fileOf(input.work),
    fault: null,
    hasRetried: false,
  }),
  initial: 'waiting',
  on: {
    'task.cancelled': { target: '.closed', ...described('отменили или убрали: опрос и получение прекращены', '4.6') },
  },
  states: {
    waiting: {
      ...described('Ждёт очереди', 'решение'),
      tags: 'busy',
      entry: ['forgetRun', { type: 'tellQueued', params: idOf }],
      on: { 'task.permitted': { target: 'running', ...described('очередь подошла', 'решение') } },
    },
    running,
    ready: {
      ...described('Отчёт готов, его ещё не взяли', '4.6, решение'),
      on: { 'task.repeated': { target: 'waiting', ...described('взяли: получить файл', '4.6, 7.11') } },
    },
    done: {
      ...described('Файл у человека', '7'),
      on: {
        'task.repeated': {
          target: 'waiting',
          actions: 'forgetResult',
          ...described('нужен снова: отчёт готовится заново', 'решение'),
        },
      },
    },
    failing: {
      ...described('Открыта ли страница, где это видно', 'решение'),
      invoke: {
        id: 'checkPage',
        src: 'checkPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: { type: 'isPageOpen', params: ({ event }) => ({ isOpen: event.output.isOpen }) },
            target: 'failed',
            ...described('открыта: ошибка видна на месте', '8, решение'),
          },
          { target: 'failed', actions: tellFault, ...described('клиент ушёл: сказать сообщением', '8.2') },
        ],
        onError: { target: 'failed', actions: tellFault, ...described('неизвестно: сказать сообщением', 'решение') },
      },
    },
    failed: {
      ...described('Не удалось', '4.6, 8.2'),
      on: { 'task.repeated': { target: 'waiting', ...described('повторить', '8') } },
    },
    closed: { ...described('Больше не нужна', 'решение'), type: 'final', entry: { type: 'tellClosed', params: idOf } },
  },
})
