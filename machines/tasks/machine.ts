import { assign, enqueueActions, setup } from 'xstate'
import type { TaskOrder } from '#domain/tasks.ts'
import { described } from '../kit/described.ts'
import { task } from '../task/machine.ts'
import type { Context, Event, Input } from './contract.ts'

type Named = { id: string }

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)
const named = ({ event: { id } }: { event: Named }): Named => ({ id })
const ordered = ({ event: { order } }: { event: { order: TaskOrder } }): Named => ({ id: order.id })

/** Those that may begin now: of each kind the eldest, while its limit allows. */
function admitted({ atOnce, tasks, waiting, running }: Context): string[] {
  const free = { ...atOnce }
  const takesPlace = (id: string) => {
    const kind = tasks.find((one) => one.id === id)?.work.kind ?? 'download'
    free[kind] -= 1
    return free[kind] >= 0
  }
  running.forEach(takesPlace)
  return waiting.filter(takesPlace)
}

/** Work that a client has begun: several pieces at once, one child each; it goes on while pages change, and ends with the session. */
export const tasks = setup({
  types: {} as { context: Context; events: Event; input: Input; children: Record<string, 'task'>; tags: 'busy' },
  actors: { task },
  guards: {
    isNew: ({ context }, { id }: Named) => context.tasks.every((one) => one.id !== id),
    isKnown: ({ context }, { id }: Named) => context.tasks.some((one) => one.id === id),
    isLast: ({ context }, { id }: Named) => context.waiting.length === 0 && context.running.every((one) => one === id),
  },
  actions: {
    startAsked: enqueueActions(({ enqueue, context }) => {
      enqueue.assign({ tasks: [...context.orders], orders: [] })
      for (const order of context.orders) enqueue.spawnChild('task', { id: order.id, input: order })
    }),
    startTask: enqueueActions(({ enqueue, context }, { order }: { order: TaskOrder }) => {
      enqueue.assign({ tasks: [...context.tasks, order] })
      enqueue.spawnChild('task', { id: order.id, input: order })
    }),
    repeatTask: enqueueActions(({ enqueue }, { id }: Named) => enqueue.sendTo(id, { type: 'task.repeated' })),
    cancelTask: enqueueActions(({ enqueue }, { id }: Named) => enqueue.sendTo(id, { type: 'task.cancelled' })),
    queueTask: assign(({ context }, { id }: Named) => ({ waiting: [...context.waiting, id] })),
    settleTask: assign(({ context }, { id }: Named) => ({ running: without(context.running, id) })),
    admitTasks: enqueueActions(({ enqueue, context }) => {
      const now = admitted(context)
      enqueue.assign({
        waiting: context.waiting.filter((id) => !now.includes(id)),
        running: [...context.running, ...now],
      })
      for (const id of now) enqueue.sendTo(id, { type: 'task.permitted' })
    }),
    // A child that has ended stays among the children until it is stopped: the same order could never begin again.
    forgetTask: enqueueActions(({ enqueue, context }, { id }: Named) => {
      enqueue.assign({ tasks: context.tasks.filter((one) => one.id !== id), waiting: without(context.waiting, id) })
      enqueue.stopChild(id)
    }),
  },
}).createMachine({
  id: 'tasks',
  ...described('Задачи клиента: отчёты, файлы, удаление черновиков', '4.6, 7'),
  context: ({ input }) => ({ ...input, tasks: [], waiting: [], running: [] }),
  initial: 'idle',
  entry: 'startAsked',
  on: {
    'task.asked': [
      {
        guard: { type: 'isNew', params: ordered },
        actions: { type: 'startTask', params: ({ event }) => ({ order: event.order }) },
        ...described('начать', '4.6, 7'),
      },
      { actions: { type: 'repeatTask', params: ordered }, ...described('это уже просили: та же задача', 'решение') },
    ],
    'task.cancelled': {
      guard: { type: 'isKnown', params: named },
      actions: { type: 'cancelTask', params: named },
      ...described('отменить или убрать', '4.6'),
    },
    'task.closed': {
      actions: { type: 'forgetTask', params: named },
      ...described('больше не нужна: забыть', 'решение'),
    },
  },
  states: {
    idle: {
      ...described('Ничего не делается', 'решение'),
      on: {
        'task.queued': {
          guard: { type: 'isKnown', params: named },
          target: 'working',
          actions: [{ type: 'queueTask', params: named }, 'admitTasks'],
          ...described('первая: начать', 'решение'),
        },
      },
    },
    working: {
      ...described('Что-то делается', '4.6, 7'),
      tags: 'busy',
      on: {
        'task.queued': {
          guard: { type: 'isKnown', params: named },
          actions: [{ type: 'queueTask', params: named }, 'admitTasks'],
          ...described('ещё одна: начать, если есть место', 'решение'),
        },
        'task.settled': [
          {
            guard: { type: 'isLast', params: named },
            target: 'idle',
            actions: { type: 'settleTask', params: named },
            ...described('последняя', 'решение'),
          },
          {
            actions: [{ type: 'settleTask', params: named }, 'admitTasks'],
            ...described('место свободно: начать следующую', 'решение'),
          },
        ],
      },
    },
  },
})
