import { waitsForNetwork } from '../kit/network.ts'
import { keepFault } from '../kit/on-error.ts'
import { described } from '../kit/described.ts'
import { tokenRefreshSetup } from './setup.ts'
import { renewing, renewingForClaims } from './state.renewing.ts'

/** Renews the token in time, once for all callers and all tabs, or says that it cannot (§4.1). */
export const tokenRefresh = tokenRefreshSetup.createMachine({
  id: 'tokenRefresh',
  ...described('Обновление токена', '4.1, 9'),
  context: { fault: null, expiresIn: 0 },
  initial: 'measuring',
  states: {
    measuring: {
      ...described('Сколько ещё живёт токен', '4.1'),
      invoke: {
        id: 'measureToken',
        src: 'measureToken',
        onDone: [
          {
            guard: { type: 'isNearExpiry', params: ({ event }) => ({ expiresIn: event.output.expiresIn }) },
            target: 'renewing',
            ...described('осталось 10 минут или меньше', '4.1, 9'),
          },
          {
            target: 'fresh',
            actions: { type: 'keepMeasure', params: ({ event }) => ({ expiresIn: event.output.expiresIn }) },
            ...described('времени достаточно', '4.1'),
          },
        ],
        onError: { target: 'renewing', ...described('срок не прочесть: обновить', 'решение') },
      },
      on: {
        'token.needed': {
          guard: { type: 'isNearExpiry', params: ({ event }) => ({ expiresIn: event.expiresIn }) },
          target: 'renewing',
          ...described('нужен токен, а срок на исходе', '4.1'),
        },
        'renewal.requested': { target: 'renewingForClaims', ...described('нужны новые права', 'решение') },
      },
    },
    fresh: {
      ...described('Токен свежий', '4.1'),
      invoke: { src: 'watchPage' },
      after: { untilThreshold: { target: 'measuring', ...described('подошёл срок проверить', '4.1, 9') } },
      on: {
        'token.needed': {
          guard: { type: 'isNearExpiry', params: ({ event }) => ({ expiresIn: event.expiresIn }) },
          target: 'renewing',
          ...described('нужен токен, а срок на исходе (компьютер спал)', '4.1'),
        },
        'renewal.requested': { target: 'renewingForClaims', ...described('нужны новые права', 'решение') },
        'page.shown': { target: 'measuring', ...described('страница снова видна: часы могли уйти', 'решение') },
      },
    },
    renewing,
    renewingForClaims,
    reauthorizing: {
      ...described('Повторная авторизация', '4.1, 7.1'),
      tags: 'renewing',
      invoke: {
        id: 'reauthorize',
        src: 'reauthorize',
        onDone: { target: 'resting', ...described('клиент снова авторизован', '4.1') },
        onError: [
          { guard: 'isUnanswered', target: 'offline', ...described('ответа нет: сеанс остаётся', 'решение') },
          { target: 'refused', actions: keepFault, ...described('отказ', '4.1, 8.1') },
        ],
      },
      on: {
        'renewal.requested': {
          target: 'renewingForClaims',
          ...described('нужны новые права: сразу обновить ещё раз', 'решение'),
        },
      },
    },
    resting: {
      ...described('Только что обновлён: не чаще раза в 30 с', 'решение'),
      after: { tokenRefreshPause: { target: 'measuring', ...described('пауза прошла', 'решение') } },
      on: { 'renewal.requested': { target: 'renewingForClaims', ...described('нужны новые права', 'решение') } },
    },
    offline: {
      ...described('Связи нет: обновить не удалось', 'решение'),
      ...waitsForNetwork('renewing'),
      on: {
        ...waitsForNetwork('renewing').on,
        'token.needed': { target: 'renewing', ...described('нужен токен: попробовать ещё раз', 'решение') },
        'renewal.requested': {
          target: 'renewingForClaims',
          ...described('нужны новые права: попробовать ещё раз', 'решение'),
        },
      },
    },
    offlineForClaims: {
      ...described('Связи нет: новых прав получить не удалось', 'решение'),
      ...waitsForNetwork('renewingForClaims'),
      on: {
        ...waitsForNetwork('renewingForClaims').on,
        'token.needed': { target: 'renewingForClaims', ...described('нужен токен: попробовать ещё раз', 'решение') },
        'renewal.requested': {
          target: 'renewingForClaims',
          ...described('нужны новые права: попробовать ещё раз', 'решение'),
        },
      },
    },
    refused: {
      ...described('Обновить нельзя', '4.1, 8.1'),
      type: 'final',
      entry: { type: 'tellRefused', params: ({ context }) => ({ fault: context.fault }) },
    },
  },
})
