import { assign, setup } from 'xstate'
import { type Fault, isUnanswered, messages } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { ReportJob, ReportOrder } from '#domain/reports.ts'
import { failedWith, keepFault, tellFault } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Input, Output } from './contract.ts'

/** A report: ordered, then asked about every second until it is there (§4.6). */
export const reportPoller = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output; tags: 'busy' },
  actors: {
    orderReport: port<ReportJob, { order: ReportOrder }>('orderReport'),
    fetchReport: port<ReportJob, { id: string }>('fetchReport'),
  },
  guards: {
    isExecuting: (_, { job }: { job: ReportJob }) => job.state === 'Executing',
    isDone: (_, { job }: { job: ReportJob }) => job.state === 'Done' && job.result != null,
    isUnanswered: failedWith(isUnanswered),
  },
  actions: {
    keepJob: assign((_, { job }: { job: ReportJob }) => ({ job, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    forgetJob: assign({ job: null, fault: null }),
    tellFault: tell('notices', 'fault.reported'),
    tellNotice: tell('notices', 'notice.raised'),
  },
  delays: { reportPollingInterval: limits.reportPollingInterval },
}).createMachine({
  id: 'reportPoller',
  ...described('Формирование отчёта', '4.6'),
  context: ({ input }) => ({ ...input, job: null, fault: null }),
  output: ({ context }) => ({ job: context.job }),
  initial: 'ordering',
  on: { 'report.cancelled': { target: '.cancelled', actions: 'forgetJob', ...described('клиент ушёл или отменил: опрос прекращён', '4.6') } },
  states: {
    ordering: {
      ...described('Заказ отчёта', '4.6, 7.11'),
      tags: 'busy',
      invoke: {
        id: 'orderReport', src: 'orderReport', input: ({ context }) => ({ order: context.order }),
        onDone: { target: 'pausing', actions: { type: 'keepJob', params: ({ event }) => ({ job: event.output }) }, ...described('отчёт заказан', '4.6') },
        onError: {
          target: 'failed',
          actions: [keepFault, tellFault],
          ...described('не заказан', '8.2'),
        },
      },
    },
    pausing: {
      ...described('Пауза 1 с', '4.6, 9'),
      tags: 'busy',
      after: { reportPollingInterval: { target: 'checking', ...described('каждую секунду', '9') } },
    },
    checking: {
      ...described('Запрос состояния', '4.6, 7.11'),
      tags: 'busy',
      invoke: {
        id: 'fetchReport', src: 'fetchReport', input: ({ context }) => ({ id: context.job?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isExecuting', params: ({ event }) => ({ job: event.output }) },
            target: 'pausing', actions: { type: 'keepJob', params: ({ event }) => ({ job: event.output }) }, ...described('Executing: ещё готовится', '4.6'),
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ job: event.output }) },
            target: 'done', actions: { type: 'keepJob', params: ({ event }) => ({ job: event.output }) }, ...described('Done: готов', '4.6'),
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepJob', params: ({ event }) => ({ job: event.output }) },
              { type: 'tellNotice', params: { text: messages.reportFailed, tone: 'bad' } },
            ],
            ...described('иное состояние: неудача', '4.6'),
          },
        ],
        onError: [
          { guard: 'isUnanswered', target: 'pausing', ...described('связь прервалась: спросить ещё раз', 'решение') },
          {
            target: 'failed',
            actions: [keepFault, tellFault],
            ...described('состояние не получено', '8.2'),
          },
        ],
      },
    },
    failed: {
      ...described('Не удалось', '4.6'),
      on: { 'report.retried': { target: 'ordering', actions: 'forgetJob', ...described('заказать снова', 'решение') } },
    },
    done: { ...described('Готов', '4.6'), type: 'final' },
    cancelled: { ...described('Отменён', '4.6'), type: 'final' },
  },
})
