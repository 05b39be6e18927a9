import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { listener } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import type { Context, Event, Heard, Input, Wanted } from './contract.ts'

/** One file of the account on its way to the visitor's device (7-07). */
export const download = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: { receiveFile: listener<Heard, Wanted>('receiveFile') },
  guards: { isWorthRetrying: ({ context }, { fault }: { fault: Fault }) => fault.status === 404 && !context.hasRetried },
  actions: {
    keepWanted: assign((_, { fileId, fileName }: Wanted) => ({ fileId, fileName, loaded: 0, total: null, fault: null, hasRetried: false })),
    keepProgress: assign((_, { loaded, total }: { loaded: number; total: number | null }) => ({ loaded, total })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    markRetried: assign({ hasRetried: true }),
  },
  delays: { file404Retry: limits.file404Retry },
}).createMachine({
  id: 'download',
  ...described('Загрузка файла', '7'),
  context: ({ input }) => ({ ...input, loaded: 0, total: null, fault: null, hasRetried: false }),
  initial: 'receiving',
  states: {
    receiving: {
      ...described('Файл получают', '7'),
      tags: 'busy',
      invoke: { id: 'receiveFile', src: 'receiveFile', input: ({ context: { fileId, fileName } }) => ({ fileId, fileName }) },
      on: {
        'download.progressed': {
          actions: { type: 'keepProgress', params: ({ event }) => ({ loaded: event.loaded, total: event.total }) }, ...described('получена часть', '7'),
        },
        'download.received': { target: 'done', ...described('файл у человека', '7') },
        'download.refused': [
          {
            guard: { type: 'isWorthRetrying', params: ({ event }) => ({ fault: event.fault }) }, target: 'pausing',
            ...described('404: файл мог ещё не появиться', '7'),
          },
          { target: 'failed', actions: { type: 'keepFault', params: ({ event }) => ({ fault: event.fault }) }, ...described('не получен', '8.2') },
        ],
        'download.cancelled': { target: 'cancelled', ...described('отменили', 'решение') },
      },
    },
    pausing: {
      ...described('Пауза перед второй попыткой', '7'),
      tags: 'busy',
      exit: 'markRetried',
      after: { file404Retry: { target: 'receiving', ...described('попросить ещё раз', '7') } },
      on: { 'download.cancelled': { target: 'cancelled', ...described('отменили', 'решение') } },
    },
    failed: {
      ...described('Не получен', '8.2'),
      on: {
        'download.asked': {
          target: 'receiving', actions: { type: 'keepWanted', params: ({ event }) => ({ fileId: event.fileId, fileName: event.fileName }) },
          ...described('повторить', '8'),
        },
      },
    },
    done: {
      ...described('Получен', '7'),
      on: {
        'download.asked': {
          target: 'receiving', actions: { type: 'keepWanted', params: ({ event }) => ({ fileId: event.fileId, fileName: event.fileName }) },
          ...described('скачать ещё раз', 'решение'),
        },
      },
    },
    cancelled: {
      ...described('Отменён', 'решение'),
      on: {
        'download.asked': {
          target: 'receiving', actions: { type: 'keepWanted', params: ({ event }) => ({ fileId: event.fileId, fileName: event.fileName }) },
          ...described('всё-таки скачать', 'решение'),
        },
      },
    },
  },
})
