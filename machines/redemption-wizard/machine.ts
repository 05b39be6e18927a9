import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { CanSubmit } from '#domain/redemption.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { keepFault } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import type { Context, Event } from './contract.ts'

/** The redemption statement: begins at its guide, goes on where a draft was left (§2.8). */
export const redemptionWizard = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: { ...networkActors, checkPermission: port<CanSubmit>('checkPermission') },
  guards: {
    canContinue: (_, { permission }: { permission: CanSubmit }) => permission.canContinue,
    canSubmitNew: (_, { permission }: { permission: CanSubmit }) => permission.canSubmitNew,
  },
  actions: {
    keepPermission: assign((_, { permission }: { permission: CanSubmit }) => ({ permission, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
  },
}).createMachine({
  id: 'redemptionWizard',
  ...described('Заявление на выкуп', '2.8, 4.7'),
  context: { permission: null, fault: null },
  initial: 'statementGuide',
  states: {
    statementGuide: {
      ...described('StatementGuide: памятка', '2.8'),
      initial: 'checking',
      states: {
        checking: {
          ...described('Проверка: новое, черновик или нельзя', '2.8, 7.12'),
          tags: 'busy',
          invoke: {
            id: 'checkPermission',
            src: 'checkPermission',
            onDone: [
              {
                guard: { type: 'canContinue', params: ({ event }) => ({ permission: event.output }) },
                target: '#redemptionWizard.accountManagement',
                actions: { type: 'keepPermission', params: ({ event }) => ({ permission: event.output }) },
                ...described('есть черновик', '2.8'),
              },
              {
                guard: { type: 'canSubmitNew', params: ({ event }) => ({ permission: event.output }) },
                target: 'ready',
                actions: { type: 'keepPermission', params: ({ event }) => ({ permission: event.output }) },
                ...described('черновика нет, подать можно', '2.8, 4.7'),
              },
              {
                target: 'blocked',
                actions: { type: 'keepPermission', params: ({ event }) => ({ permission: event.output }) },
                ...described('подать нельзя, названа причина', '4.7'),
              },
            ],
            onError: {
              target: 'failed',
              actions: keepFault,
              ...described('не проверено', '8.3'),
            },
          },
        },
        ready: described('Подать можно', '2.8'),
        blocked: described('Подать нельзя', '4.7'),
        failed: {
          ...described('Не проверено', '8.3'),
          ...retriable('checking'),
        },
      },
    },
    accountManagement: described('AccountManagement: управление счётом', '2.8'),
  },
})
