import { enqueueActions, setup, spawnChild, stopChild } from 'xstate'
import { download } from '../download/machine.ts'
import type { Wanted } from '../download/contract.ts'
import { inquiry } from '../inquiry/machine.ts'
import { listener } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import type { Context, Event } from './contract.ts'

type Heard = Extract<Event, { type: 'client.left' }>
type Keyed = { key: string }

/** What a visitor has started on the pages of the portal, one child a key; it lives on while pages change. */
export const tasks = setup({
  types: {} as { context: Context; events: Event; children: Record<string, 'inquiry' | 'download'> },
  actors: { watchClient: listener<Heard>('watchClient'), inquiry, download },
  guards: {
    isNewInquiry: ({ context }, { key }: Keyed) => !context.inquiries.includes(key),
    isKnownInquiry: ({ context }, { key }: Keyed) => context.inquiries.includes(key),
    isNewDownload: ({ context }, { key }: Keyed) => !context.downloads.includes(key),
  },
  actions: {
    startInquiry: enqueueActions(({ enqueue, context }, { key }: Keyed) => {
      enqueue.assign({ inquiries: [...context.inquiries, key] })
      enqueue(spawnChild('inquiry', { id: key, input: { key } }))
    }),
    passLeaving: enqueueActions(({ enqueue }, { key }: Keyed) => enqueue.sendTo(key, { type: 'inquiry.left' })),
    startDownload: enqueueActions(({ enqueue, context }, { key, ...wanted }: Keyed & Wanted) => {
      enqueue.assign({ downloads: [...context.downloads, key] })
      enqueue(spawnChild('download', { id: key, input: wanted }))
    }),
    askAgain: enqueueActions(({ enqueue }, { key, ...wanted }: Keyed & Wanted) => enqueue.sendTo(key, { type: 'download.asked', ...wanted })),
    forgetDrafts: enqueueActions(({ enqueue, context }) => {
      for (const key of context.inquiries) enqueue.sendTo(key, { type: 'client.left' })
    }),
    stopDownloads: enqueueActions(({ enqueue, context }) => {
      for (const key of context.downloads) enqueue(stopChild(key))
      enqueue.assign({ downloads: [] })
    }),
  },
}).createMachine({
  id: 'tasks',
  ...described('Задачи: что посетитель начал на странице', '7, решение'),
  context: { inquiries: [], downloads: [] },
  type: 'parallel',
  invoke: { id: 'watchClient', src: 'watchClient' },
  states: {
    inquiries: {
      ...described('Обращения', '7'),
      on: {
        'inquiry.opened': {
          guard: { type: 'isNewInquiry', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'startInquiry', params: ({ event }) => ({ key: event.key }) },
          ...described('завести обращение', '7'),
        },
        'inquiry.left': {
          guard: { type: 'isKnownInquiry', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'passLeaving', params: ({ event }) => ({ key: event.key }) },
          ...described('сказать обращению', 'решение'),
        },
        'client.left': { actions: 'forgetDrafts', ...described('клиент вышел: набранное им забыто', '4.1') },
      },
    },
    downloads: {
      ...described('Загрузки', '7'),
      on: {
        'download.asked': [
          {
            guard: { type: 'isNewDownload', params: ({ event }) => ({ key: event.key }) },
            actions: { type: 'startDownload', params: ({ event: { key, fileId, fileName } }) => ({ key, fileId, fileName }) },
            ...described('начать загрузку', '7'),
          },
          {
            actions: { type: 'askAgain', params: ({ event: { key, fileId, fileName } }) => ({ key, fileId, fileName }) },
            ...described('файл уже просили: ещё раз, если не загружается', 'решение'),
          },
        ],
        'client.left': { actions: 'stopDownloads', ...described('клиент вышел: его файлы больше не нужны', '4.1') },
      },
    },
  },
})
