import { assign, setup } from 'xstate'
import { faultOf, isUnanswered, type Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { failedWith } from '../kit/failed-with.ts'
import { networkActors, networkDelays, waitsForNetwork } from '../kit/network.ts'
import { pageActors } from '../kit/page.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Renewed } from './contract.ts'

/** Renews the token in time, once for all callers and all tabs, or says that it cannot (§4.1). */
export const tokenRefresh = setup({
  types: {} as { context: Context; events: Event; tags: 'renewing' | 'offline' },
  actors: {
    ...networkActors,
    ...pageActors,
    measureToken: port<{ expiresIn: number }>('measureToken'),
    renewToken: port<Renewed, { isForced: boolean }>('renewToken'),
    reauthorize: port<unknown>('reauthorize'),
  },
  guards: {
    isNearExpiry: (_, { expiresIn }: { expiresIn: number }) => expiresIn <= limits.tokenRefreshThreshold,
    isUnanswered: failedWith(isUnanswered),
  },
  actions: {
    keepMeasure: assign((_, { expiresIn }: { expiresIn: number }) => ({ expiresIn })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    handOverTokens: tell('session', 'tokens.renewed'),
    tellRefused: tell('session', 'tokens.refused'),
  },
  delays: {
    untilThreshold: ({ context }) => Math.min(limits.longestDelay, Math.max(0, context.expiresIn - limits.tokenRefreshThreshold)),
    tokenRefreshPause: limits.tokenRefreshPause,
    ...networkDelays,
  },
}).createMachine({
  id: 'tokenRefresh',
  ...described('Обновление токена', '4.1, 9'),
  context: { fault: null, expiresIn: 0 },
  initial: 'measuring',
  states: {
    measuring: {
      ...described('Сколько ещё живёт токен', '4.1'),
      invoke: {
        id: 'measureToken', src: 'measureToken',
        onDone: [
          {
            guard: { type: 'isNearExpiry', params: ({ event }) => ({ expiresIn: event.output.expiresIn }) },
            target: 'renewing', ...described('осталось 10 минут или меньше', '4.1, 9'),
          },
          {
            target: 'fresh', actions: { type: 'keepMeasure', params: ({ event }) => ({ expiresIn: event.output.expiresIn }) },
            ...described('времени достаточно', '4.1'),
          },
        ],
        onError: { target: 'renewing', ...described('срок не прочесть: обновить', 'решение') },
      },
      on: {
        'token.needed': {
          guard: { type: 'isNearExpiry', params: ({ event }) => ({ expiresIn: event.expiresIn }) },
          target: 'renewing', ...described('нужен токен, а срок на исходе', '4.1'),
        },
        'renewal.requested': { target: 'renewing', ...described('нужны новые права', 'решение') },
      },
    },
    fresh: {
      ...described('Токен свежий', '4.1'),
      invoke: { src: 'watchPage' },
      after: { untilThreshold: { target: 'measuring', ...described('подошёл срок проверить', '4.1, 9') } },
      on: {
        'token.needed': {
          guard: { type: 'isNearExpiry', params: ({ event }) => ({ expiresIn: event.expiresIn }) },
          target: 'renewing', ...described('нужен токен, а срок на исходе (компьютер спал)', '4.1'),
        },
        'renewal.requested': { target: 'renewing', ...described('нужны новые права', 'решение') },
        'page.shown': { target: 'measuring', ...described('страница снова видна: часы могли уйти', 'решение') },
      },
    },
    renewing: {
      ...described('Запрос новых токенов', '4.1, 7.2'),
      tags: 'renewing',
      invoke: {
        id: 'renewToken', src: 'renewToken', input: ({ event }) => ({ isForced: event.type === 'renewal.requested' }),
        onDone: {
          target: 'reauthorizing',
          actions: { type: 'handOverTokens', params: ({ event }) => ({ auth: event.output.auth }) },
          ...described('новые токены получены', '4.1'),
        },
        onError: [
          { guard: 'isUnanswered', target: 'offline', ...described('ответа нет: сеанс остаётся', 'решение') },
          { target: 'refused', actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, ...described('отказ', '4.1, 8.1') },
        ],
      },
    },
    reauthorizing: {
      ...described('Повторная авторизация', '4.1, 7.1'),
      tags: 'renewing',
      invoke: {
        id: 'reauthorize', src: 'reauthorize',
        onDone: { target: 'resting', ...described('клиент снова авторизован', '4.1') },
        onError: [
          { guard: 'isUnanswered', target: 'offline', ...described('ответа нет: сеанс остаётся', 'решение') },
          { target: 'refused', actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, ...described('отказ', '4.1, 8.1') },
        ],
      },
    },
    resting: {
      ...described('Только что обновлён: не чаще раза в 30 с', 'решение'),
      after: { tokenRefreshPause: { target: 'measuring', ...described('пауза прошла', 'решение') } },
      on: { 'renewal.requested': { target: 'renewing', ...described('нужны новые права', 'решение') } },
    },
    offline: {
      ...described('Связи нет: обновить не удалось', 'решение'),
      ...waitsForNetwork('renewing'),
      on: {
        ...waitsForNetwork('renewing').on,
        'token.needed': { target: 'renewing', ...described('нужен токен: попробовать ещё раз', 'решение') },
        'renewal.requested': { target: 'renewing', ...described('нужны новые права: попробовать ещё раз', 'решение') },
      },
    },
    refused: {
      ...described('Обновить нельзя', '4.1, 8.1'),
      type: 'final',
      entry: { type: 'tellRefused', params: ({ context }) => ({ fault: context.fault }) },
    },
  },
})
