import * as paths from '#domain/page-paths.ts'
import { described } from '../kit/described.ts'
import { retriable, waitsForNetwork } from '../kit/network.ts'
import { keepFault } from '../kit/on-error.ts'
import type { Context, Output } from './contract.ts'
import { reentrySetup } from './setup.ts'

const endOf = (outcome: Output['outcome'], { auth, fault }: Context): Output => ({ outcome, auth, fault })

/**
 * The entry form over a page that has outlived its sign-in. Nobody's token is used before it is known whose it is: another client's calls
 * could go on with what was begun.
 */
export const reentry = reentrySetup.createMachine({
  id: 'reentry',
  ...described('Повторный вход на странице заявления', '4.2, решение'),
  context: ({ input }) => ({ ...input, auth: null, fault: null }),
  output: ({ event }) => event.output as Output,
  initial: 'preparing',
  on: {
    'entry.confirmed': {
      target: '.verifying',
      actions: { type: 'rememberAuth', params: ({ event }) => ({ auth: event.auth }) },
      ...described('вошли здесь или в другой вкладке: узнать, кто', 'решение'),
    },
  },
  states: {
    preparing: {
      ...described('Загрузка формы входа', 'решение'),
      invoke: {
        id: 'loadEntry',
        src: 'loadEntry',
        onDone: { target: 'entering', ...described('загружена', 'решение') },
        onError: { target: 'unprepared', ...described('не загрузилась', '4.8') },
      },
    },
    unprepared: { ...described('Форма входа не загрузилась', '4.8'), ...retriable('preparing') },
    entering: {
      ...described('Вход по коду', '4.2'),
      invoke: {
        id: 'entryForm',
        src: 'entryForm',
        systemId: 'entryForm',
        input: { destination: paths.account, joiningId: null },
      },
    },
    verifying: {
      ...described('Чей это вход', '4.1, 7.1'),
      tags: 'busy',
      invoke: {
        id: 'identify',
        src: 'identify',
        input: ({ context }) => ({ auth: context.auth }),
        onDone: [
          {
            guard: { type: 'isSameClient', params: ({ event }) => ({ who: event.output }) },
            target: 'recognised',
            ...described('тот же клиент', 'решение'),
          },
          { target: 'mistaken', ...described('другой клиент или оператор', 'решение') },
        ],
        onError: [
          { guard: 'isUnanswered', target: 'unreachable', ...described('ответа нет', 'решение') },
          { target: 'refused', actions: keepFault, ...described('вход не подтвердился', '4.1') },
        ],
      },
    },
    unreachable: {
      ...described('Связи нет: ещё не известно, кто вошёл', 'решение'),
      ...waitsForNetwork('verifying'),
    },
    recognised: {
      ...described('Вошёл тот же клиент', 'решение'),
      type: 'final',
      output: ({ context }) => endOf('same', context),
    },
    mistaken: {
      ...described('Вошёл не тот, чья страница', 'решение'),
      type: 'final',
      output: ({ context }) => endOf('other', context),
    },
    refused: {
      ...described('Вход не подтвердился', '4.1'),
      type: 'final',
      output: ({ context }) => endOf('refused', context),
    },
  },
})
