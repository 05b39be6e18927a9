import { described } from '../kit/described.ts'
import { formIn } from '../kit/open-form.ts'
import { fileEvents } from '../kit/statement-files.ts'
import { redemptionSetup } from './setup.ts'
import { filling, resuming } from './state.filling.ts'
import { signingState } from './state.signing.ts'

/** The statement is open: its draft lives with it, and its files go on whatever step is shown. */
export const open = redemptionSetup.createStateConfig({
  ...described('Заявление открыто', '2.8'),
  initial: 'at',
  invoke: [
    { id: 'draft', src: 'draft', systemId: 'draft', input: ({ context }) => formIn(context).draft },
    { id: 'lookup', src: 'lookup', systemId: 'lookup' },
  ],
  on: {
    'draft.replaced': {
      target: '.resuming',
      actions: { type: 'keepReached', params: ({ event: { reached, values } }) => ({ reached, values }) },
      ...described('взято то, что в фонде', 'решение'),
    },
    'draft.emptied': { target: 'statementGuide', ...described('черновик удалён', '2.8') },
    'draft.filedElsewhere': {
      target: '.filedElsewhere',
      actions: { type: 'tellWritten', params: { names: [], tags: ['statements', 'documents'] } },
      ...described('подано в другом месте', 'решение'),
    },
    ...fileEvents,
  },
  states: {
    at: filling,
    resuming,
    deleting: {
      ...described('Удаление черновика', '2.8'),
      initial: 'asking',
      states: {
        asking: {
          ...described('Точно ли удалить', '2.8'),
          on: {
            'deletion.confirmed': { target: 'sending', actions: 'deleteDraft', ...described('удалить', '2.8') },
            'deletion.declined': { target: '#redemptionWizard.open.at', ...described('оставить', '2.8') },
          },
        },
        sending: {
          ...described('Фонд удаляет', '7.11'),
          tags: 'busy',
          on: {
            'draft.saved': { target: '#redemptionWizard.open.resuming', ...described('черновик остался', 'решение') },
          },
        },
      },
    },
    puttingAside: {
      ...described('Сохранение перед уходом', '7.11'),
      tags: 'busy',
      on: {
        'draft.saved': { target: 'putAside', ...described('сохранено в фонде', '7.11') },
        'draft.kept': { target: 'putAside', ...described('сохранено на устройстве', '7.12') },
        'draft.refused': { target: 'resuming', ...described('фонд назвал ошибки', '7.11') },
      },
    },
    putAside: {
      ...described('Отложено', '7.11'),
      on: { 'statement.continued': { target: 'resuming', ...described('продолжить', '2.8') } },
    },
    signing: signingState,
    submitted: { ...described('Submitted: подано', '2.8'), entry: 'closeDraft' },
    filedElsewhere: described('Подано в другом месте', 'решение'),
  },
})
