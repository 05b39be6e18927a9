import { orderOf } from '#domain/deduction-order.ts'
import { attemptKey, type DraftValues } from '#domain/statement-draft.ts'
import { described } from '../kit/described.ts'
import { formIn } from '../kit/open-form.ts'
import { leavingStates } from '../kit/device-statement.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Making } from './contract.ts'
import { taxDeductionSetup } from './setup.ts'
import { signingState } from './state.signing.ts'

const makingIn = ({ event }: { event: { output: Making } }) => ({ making: event.output })
const valuesIn = ({ event }: { event: { values: DraftValues } }) => ({ values: event.values })
const reached = 'choose'

/** The order is open: its draft lives with it on the device. */
export const open = taxDeductionSetup.createStateConfig({
  ...described('Заявление открыто', '7.12'),
  initial: 'filling',
  invoke: { id: 'draft', src: 'draft', systemId: 'draft', input: ({ context }) => formIn(context).draft },
  on: { 'draft.emptied': { target: 'opening', ...described('черновик удалён', 'решение') } },
  states: {
    filling: {
      ...described('Заполнение', '7.12'),
      initial: 'plain',
      states: {
        plain: described('Без подсказок об ошибках', '7.12'),
        reminded: described('Видно, чего не хватает', '8.2'),
      },
      on: {
        'statement.signed': [
          {
            guard: { type: 'isMade', params: valuesIn },
            target: 'signing',
            ...described('то же уже создано и ждёт подписи', 'решение'),
          },
          {
            guard: { type: 'canFile', params: valuesIn },
            target: 'making',
            actions: [
              { type: 'askSave', params: ({ event }) => ({ values: event.values, reached }) },
              { type: 'beginAttempt', params: valuesIn },
            ],
            ...described('к документу', '7.12'),
          },
          { target: '.reminded', ...described('заполнено не всё', '8.2') },
        ],
        'statement.putAside': {
          target: 'puttingAside',
          actions: { type: 'askSave', params: { values: {}, reached } },
          ...described('отложить', '7.12'),
        },
        'deletion.requested': { target: 'deleting', ...described('удалить черновик', 'решение') },
      },
    },
    making: {
      ...described('Заявление создаётся', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'makeOrder',
        src: 'makeOrder',
        input: ({ context: { form, attempts, made } }) => ({
          order: orderOf(made ?? {}, attemptKey(form?.draft.seed ?? '', attempts)),
        }),
        onDone: [
          {
            guard: { type: 'wasMade', params: makingIn },
            target: 'signing',
            actions: { type: 'keepOrder', params: makingIn },
            ...described('создано и ждёт подписи', '7.12'),
          },
          {
            target: 'filling',
            actions: [
              {
                type: 'keepFault',
                params: ({ event: { output } }) => ({ fault: output.kind === 'refused' ? output.fault : null }),
              },
              { type: 'tellWritten', params: { names: [], tags: ['statements'] } },
            ],
            ...described('отказано: сказано почему', '8.2'),
          },
        ],
        onError: { target: 'unanswered', actions: keepFault, ...described('ответа нет: это не отказ', 'решение') },
      },
    },
    unanswered: {
      ...described('Неизвестно, создано ли: та же попытка с тем же ключом', 'решение'),
      ...waitsForService('making'),
    },
    signing: signingState,
    submitted: {
      ...described('Подано', '7.12'),
      entry: ['closeDraft', { type: 'tellWritten', params: { names: [], tags: ['statements', 'documents'] } }],
    },
    ...leavingStates('filling'),
  },
})
