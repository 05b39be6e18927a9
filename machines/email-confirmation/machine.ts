import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import { keepFault } from '../kit/on-error.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Checked, Context, Event } from './contract.ts'

/** The confirmation of an e-mail by the key of its letter: done, out of date, or failed (§2.2, §7.1). */
export const emailConfirmation = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    takeKey: port<{ key: string | null }>('takeKey'),
    confirmEmail: port<Checked, { key: string }>('confirmEmail'),
  },
  guards: {
    hasKey: (_, { key }: { key: string | null }) => key !== null,
    wasConfirmed: (_, { checked }: { checked: Checked }) => checked.kind === 'confirmed',
    wasExpired: (_, { checked }: { checked: Checked }) => checked.kind === 'expired',
  },
  actions: {
    keepKey: assign((_, { key }: { key: string | null }) => ({ key })),
    forgetKey: assign({ key: null }),
    keepEmail: assign((_, { checked }: { checked: Checked }) => ({
      email: checked.kind === 'confirmed' ? checked.email : null,
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    tellOutdated: tell('client', 'person.outdated'),
  },
}).createMachine({
  id: 'emailConfirmation',
  ...described('Подтверждение почты', '2.2, 7.1'),
  context: { key: null, email: null, fault: null },
  initial: 'reading',
  states: {
    reading: {
      ...described('Чтение ключа из адреса', '2.2'),
      tags: 'busy',
      invoke: {
        id: 'takeKey',
        src: 'takeKey',
        onDone: [
          {
            guard: { type: 'hasKey', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'keepKey', params: ({ event }) => event.output },
            ...described('ключ прочитан и стёрт из адреса', '2.2'),
          },
          { target: 'invalid', ...described('ключа нет', '2.2') },
        ],
        onError: { target: 'invalid', ...described('ключ не прочесть', 'решение') },
      },
    },
    confirming: {
      ...described('Подтверждение', '7.1'),
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ key: context.key ?? '' }),
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => ({ checked: event.output }) },
            target: 'confirmed',
            actions: [
              { type: 'keepEmail', params: ({ event }) => ({ checked: event.output }) },
              'forgetKey',
              'tellOutdated',
            ],
            ...described('почта подтверждена', '2.2'),
          },
          {
            guard: { type: 'wasExpired', params: ({ event }) => ({ checked: event.output }) },
            target: 'expired',
            actions: 'forgetKey',
            ...described('ключ устарел', '2.2'),
          },
          { target: 'invalid', actions: 'forgetKey', ...described('ключ не подходит', '2.2') },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('сбой: ключ цел', '8') },
      },
    },
    confirmed: described('Почта подтверждена', '2.2'),
    expired: described('Ключ устарел', '2.2'),
    invalid: described('Ключ не подходит', '2.2'),
    failed: {
      ...described('Не удалось', '8'),
      ...retriable('confirming'),
    },
  },
})
