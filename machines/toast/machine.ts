import { setup } from 'xstate'
import * as limits from '#domain/limits.ts'
import { says } from '../kit/says.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Input } from './contract.ts'

/** One message in the corner: ten seconds, and as long as it is pointed at (8-01). */
export const toast = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actions: { sayExpired: tell('notices', 'toast.expired') },
  delays: { toastTimeout: limits.toastTimeout },
}).createMachine({
  id: 'toast',
  ...says('Всплывающее сообщение', '8, 9'),
  context: ({ input }) => ({ id: input.id }),
  initial: 'shown',
  states: {
    shown: {
      ...says('Показано', '8'),
      after: { toastTimeout: { target: 'expired', ...says('десять секунд прошли', '8, 9') } },
      on: {
        'toast.held': { target: 'held', ...says('на сообщение указали или перешли к нему', 'решение') },
        'toast.repeated': { target: 'shown', reenter: true, ...says('то же самое сказано ещё раз: отсчёт заново', 'решение') },
      },
    },
    held: {
      ...says('Читают: время не идёт', 'решение'),
      on: { 'toast.released': { target: 'shown', ...says('больше не указывают: отсчёт заново', 'решение') } },
    },
    expired: {
      ...says('Скрыто', '8'),
      type: 'final',
      entry: { type: 'sayExpired', params: ({ context }) => ({ id: context.id }) },
    },
  },
})
