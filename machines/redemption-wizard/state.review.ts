import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { redemptionSetup } from './setup.ts'

const askSave = { type: 'askSave' as const, params: { values: {}, reached: 'review' } }

/** All that was filled in, saved once more before it is signed: what is signed must be what the fund has. */
export const review = redemptionSetup.createStateConfig({
  ...described('Review: проверка', '2.8'),
  initial: 'reviewing',
  entry: { type: 'openStep', params: { step: 'review' } },
  states: {
    reviewing: {
      ...described('Всё, что заполнено', '2.8'),
      initial: 'plain',
      states: {
        plain: described('Без подсказок', '2.8'),
        reminded: described('Видно, чего не хватает', '8.2'),
        refused: described('Фонд не принял', '8.2'),
        unreachable: described('Без связи не подписать', 'решение'),
      },
      on: {
        'statement.signed': [
          {
            guard: { type: 'canFile', params: ({ event }) => ({ values: event.values }) },
            target: 'saving',
            actions: { type: 'askSave', params: ({ event }) => ({ values: event.values, reached: 'review' }) },
            ...described('подписать', '2.8'),
          },
          { target: 'reviewing.reminded', ...described('заполнено не всё', '8.2') },
        ],
        'step.returned': {
          guard: { type: 'isThisStep', params: ({ event }) => ({ step: 'review', of: event.step }) },
          target: '#redemptionWizard.open.at.documents',
          ...described('назад', '2.8'),
        },
      },
    },
    saving: {
      ...described('Сохранение перед подписью', '7.11'),
      tags: 'busy',
      on: {
        'draft.saved': [
          {
            guard: { type: 'isAll', params: ({ event }) => ({ isAll: event.isAll }) },
            target: 'findingPapers',
            actions: {
              type: 'keepVersion',
              params: ({ event: { statementId, version } }) => ({ statementId, version }),
            },
            ...described('сохранено в фонде', '7.11'),
          },
          { actions: askSave, ...described('пока сохраняли, правили: ещё раз', 'решение') },
        ],
        'draft.kept': { target: 'reviewing.unreachable', ...described('без связи не подписать', 'решение') },
        'draft.refused': { target: 'reviewing.refused', ...described('фонд назвал ошибки', '7.11') },
      },
    },
    findingPapers: {
      ...described('Какие документы показать до подписи', '2.8'),
      tags: 'busy',
      invoke: {
        id: 'findPapers',
        src: 'findPapers',
        input: ({ context }) => ({ statementId: context.statementId }),
        onDone: {
          target: '#redemptionWizard.open.signing',
          actions: { type: 'keepPapers', params: ({ event }) => ({ papers: event.output }) },
          ...described('названы', '2.8'),
        },
        onError: {
          target: 'reviewing.refused',
          actions: keepFault,
          ...described('не названы', '8.2'),
        },
      },
    },
  },
})
