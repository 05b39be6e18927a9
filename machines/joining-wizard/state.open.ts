import { described } from '../kit/described.ts'
import { formIn } from '../kit/open-form.ts'
import { fileEvents } from '../kit/statement-files.ts'
import { joiningSetup } from './setup.ts'
import { filesCheck } from './state.files-check.ts'
import { filling, resuming } from './state.filling.ts'
import { step4 } from './state.step4.ts'

/** The request is open: its draft and its files live with it. */
export const open = joiningSetup.createStateConfig({
  ...described('Заявление открыто', '4.5'),
  initial: 'resuming',
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
    'draft.filedElsewhere': {
      target: '.step4.signed',
      actions: { type: 'keepSigned', params: { filed: null } },
      ...described('подписано в другом месте', 'решение'),
    },
    'draft.emptied': { target: 'missing', ...described('заявления больше нет', '4.3') },
    ...fileEvents,
  },
  states: {
    resuming,
    at: filling,
    puttingAside: {
      ...described('Сохранение перед уходом', '7.12'),
      tags: 'busy',
      on: {
        'draft.saved': { target: 'putAside', ...described('сохранено в фонде', '7.12') },
        'draft.kept': { target: 'putAside', ...described('сохранено на устройстве', '7.12') },
        'draft.refused': { target: 'resuming', ...described('фонд назвал ошибки', '7.12') },
      },
    },
    putAside: {
      ...described('Отложено', '7.12'),
      on: { 'statement.continued': { target: 'resuming', ...described('продолжить', '4.5') } },
    },
    filesCheck,
    step4,
  },
})
