import { setup } from 'xstate'
import * as limits from '#domain/limits.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Input } from './contract.ts'

/** One message in the corner: ten seconds, and as long as it is pointed at (8-01). */
export const toast = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actions: { tellExpired: tell('noticeBoard', 'toast.expired') },
  delays: { toastTimeout: limits.toastTimeout },
}).createMachine({
  id: 'toast',
  ...described('Всплывающее сообщение', '8, 9'),
  context: ({ input }) => ({ id: input.id }),
  initial: 'shown',
  states: {
    shown: {
      ...described('Показано', '8'),
      after: { toastTimeout: { target: 'expired', ...described('десять секунд прошли', '8, 9') } },
      on: {
        'toast.held': { target: 'held', ...described('на сообщение указали или перешли к нему', 'решение') },
        'toast.repeated': {
          target: 'shown',
          reenter: true,
          ...described('то же самое сказано ещё раз: отсчёт заново', 'решение'),
        },
      },
    },
    held: {
      ...described('Читают: время не идёт', 'решение'),
      on: { 'toast.released': { target: 'shown', ...described('больше не указывают: отсчёт заново', 'решение') } },
    },
    expired: {
      ...described('Скрыто', '8'),
      type: 'final',
      entry: { type: 'tellExpired', params: ({ context }) => ({ id: context.id }) },
    },
  },
})
