import { described } from '../kit/described.ts'
import { waitsForService } from '../kit/session.ts'
import { draftSetup } from './setup.ts'

/** A deletion is asked for until it is answered: a lost answer would look like a deletion by somebody else. */
export const deleting = draftSetup.createStateConfig({
  ...described('Удаление черновика', '2.8'),
  initial: 'sending',
  states: {
    sending: {
      ...described('Просьба удалить', '7.11'),
      tags: 'busy',
      invoke: {
        id: 'deleteDraft',
        src: 'deleteDraft',
        input: ({ context: { subject, statementId, version } }) => ({ subject, statementId, version }),
        onDone: [
          {
            guard: { type: 'wasDeleted', params: ({ event }) => ({ answer: event.output }) },
            target: '#draft.service.same',
            actions: ['empty', 'tellEmptied'],
            ...described('удалён, или его уже нет', '7.11'),
          },
          {
            target: '#draft.service.comparing',
            actions: [
              {
                type: 'keepFault',
                params: ({ event: { output: answer } }) => ({ fault: answer.kind === 'gone' ? null : answer.fault }),
              },
              'renewCopy',
            ],
            ...described('в фонде уже другое: спросить, что', '7.11'),
          },
        ],
        onError: { target: 'waiting', ...described('ответа нет: удаление не забыто', 'решение') },
      },
    },
    waiting: { ...described('Ждёт связи или входа', 'решение'), ...waitsForService('sending') },
  },
})
