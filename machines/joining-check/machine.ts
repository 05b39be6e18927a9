import { assign, setup } from 'xstate'
import { isUnanswered, messages } from '#domain/faults.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import { failedWith } from '../kit/on-error.ts'
import { networkActors, networkDelays, waitsForNetwork } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Output } from './contract.ts'

/** The check of an online client's joining statement (§4.3): found with its reference data, missing, or failed. */
export const joiningCheck = setup({
  types: {} as { context: Context; events: Event; output: Output; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    fetchJoining: port<KppOnlineRequest | null>('fetchJoining'),
    loadMeta: port<MetaInformation>('loadMeta'),
  },
  guards: {
    wasFound: (_, { request }: { request: KppOnlineRequest | null }) => request !== null,
    isUnanswered: failedWith(isUnanswered),
  },
  actions: {
    keepRequest: assign((_, { request }: { request: KppOnlineRequest | null }) => ({ request })),
    keepMeta: assign((_, { meta }: { meta: MetaInformation }) => ({ meta })),
    tellNotice: tell('notices', 'notice.raised'),
  },
  delays: networkDelays,
}).createMachine({
  id: 'joiningCheck',
  ...described('Проверка заявления на вступление', '4.3'),
  context: { request: null, meta: null },
  output: ({ event }) => event.output as Output,
  initial: 'fetching',
  states: {
    fetching: {
      ...described('Загрузка заявления', '4.3, 7.12'),
      tags: 'busy',
      invoke: {
        id: 'fetchJoining',
        src: 'fetchJoining',
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => ({ request: event.output }) },
            target: 'loadingMeta',
            actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
            ...described('заявление найдено', '4.3'),
          },
          {
            target: 'missing',
            actions: { type: 'tellNotice', params: { text: messages.joiningStatement, tone: 'bad' } },
            ...described('заявления нет: ошибка, клиент остаётся', '4.3'),
          },
        ],
        onError: [
          { guard: 'isUnanswered', target: 'offline', ...described('ответа нет: сеанс остаётся', 'решение') },
          {
            target: 'failed',
            actions: { type: 'tellNotice', params: { text: messages.joiningStatement, tone: 'bad' } },
            ...described('сбой: ошибка и выход', '4.3, 8.3'),
          },
        ],
      },
    },
    offline: {
      ...described('Связи нет', 'решение'),
      ...waitsForNetwork('fetching'),
    },
    loadingMeta: {
      ...described('Загрузка справочников', '4.3, 7.12'),
      tags: 'busy',
      invoke: {
        id: 'loadMeta',
        src: 'loadMeta',
        onDone: {
          target: 'found',
          actions: { type: 'keepMeta', params: ({ event }) => ({ meta: event.output }) },
          ...described('справочники загружены', '4.3'),
        },
        onError: { target: 'found', ...described('без справочников можно продолжить', 'решение') },
      },
    },
    found: {
      ...described('Заявление найдено', '4.3'),
      type: 'final',
      output: ({ context: { request, meta } }): Output => ({ outcome: 'found', request, meta }),
    },
    missing: { ...described('Заявления нет', '4.3'), type: 'final', output: { outcome: 'missing' } satisfies Output },
    failed: { ...described('Сбой', '4.3'), type: 'final', output: { outcome: 'failed' } satisfies Output },
  },
})
