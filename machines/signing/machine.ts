import { faultOf } from '#domain/faults.ts'
import { described } from '../kit/described.ts'
import type { Output } from './contract.ts'
import { signingSetup } from './setup.ts'
import { asking, unknown } from './state.asking.ts'
import { code, requestingCode } from './state.code.ts'

/** Documents seen, a code for exactly this version, and no second try before the service has said what became of the first. */
export const signing = signingSetup.createMachine({
  id: 'signing',
  ...described('Подпись заявления', '2.8, 7.11'),
  context: ({ input }) => ({
    ...input,
    received: [],
    seen: [],
    opening: null,
    ticket: null,
    cooldown: 0,
    fault: null,
    filed: null,
  }),
  output: ({ event }) => event.output as Output,
  initial: 'previewing',
  on: { 'statement.filed': { target: '.asking', ...described('говорят, что подано: спросить самим', 'решение') } },
  states: {
    previewing: {
      ...described('Документы перед подписью', '2.8'),
      initial: 'choosing',
      on: {
        'signing.left': { target: 'left', ...described('назад', '2.8') },
        'statement.changed': { target: 'outdated', ...described('заявление изменилось', 'решение') },
      },
      states: {
        choosing: {
          ...described('Выбор документа', '2.8'),
          on: {
            'document.opened': {
              target: 'opening',
              actions: { type: 'rememberOpening', params: ({ event }) => ({ document: event.document }) },
              ...described('открыть', '7.11'),
            },
            'document.seen': {
              guard: { type: 'wasReceived', params: ({ event }) => ({ document: event.document }) },
              actions: { type: 'rememberSeen', params: ({ event }) => ({ document: event.document }) },
              ...described('показан или прочитан в файле', 'решение'),
            },
            'code.requested': {
              guard: 'hasSeenAll',
              target: '#signing.requestingCode',
              actions: 'forgetFault',
              ...described('все просмотрены', '7.11'),
            },
          },
        },
        opening: {
          ...described('Документ загружается', '7.11'),
          tags: 'busy',
          invoke: {
            id: 'openDocument',
            src: 'openDocument',
            input: ({ context: { subject, opening } }) => ({ subject, document: opening ?? '' }),
            onDone: {
              target: 'choosing',
              actions: 'rememberReceived',
              ...described('получен', '7.11'),
            },
            onError: {
              target: 'choosing',
              actions: [
                'forgetOpening',
                { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
              ],
              ...described('не получен: сказано почему', '8.2'),
            },
          },
        },
      },
    },
    requestingCode,
    code,
    asking,
    unknown,
    signed: {
      ...described('Подписано и подано', '2.8'),
      type: 'final',
      output: ({ context }): Output => ({ result: 'signed', filed: context.filed }),
    },
    left: {
      ...described('Клиент вернулся к заявлению', '2.8'),
      type: 'final',
      output: { result: 'left' } satisfies Output,
    },
    outdated: {
      ...described('Подписываемое изменилось', 'решение'),
      type: 'final',
      output: { result: 'outdated' } satisfies Output,
    },
    refused: {
      ...described('Фонд отказал', '8.2'),
      type: 'final',
      output: ({ context }): Output => ({ result: 'refused', fault: context.fault }),
    },
  },
})
