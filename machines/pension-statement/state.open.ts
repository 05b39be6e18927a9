import { described } from '../kit/described.ts'
import { formIn } from '../kit/open-form.ts'
import { leavingStates } from '../kit/device-statement.ts'
import { fileEvents } from '../kit/statement-files.ts'
import { pensionSetup } from './setup.ts'
import { filling, resuming } from './state.filling.ts'
import { signingState } from './state.signing.ts'

/** The application is open: its draft lives with it on the device, and its files go on whatever step is shown. */
export const open = pensionSetup.createStateConfig({
  ...described('Заявление открыто', '2.8'),
  initial: 'resuming',
  invoke: [
    { id: 'draft', src: 'draft', systemId: 'draft', input: ({ context }) => formIn(context).draft },
    { id: 'lookup', src: 'lookup', systemId: 'lookup' },
  ],
  on: {
    'draft.emptied': { target: 'entitlement', ...described('черновик удалён', '2.8') },
    ...fileEvents,
  },
  states: {
    at: filling,
    resuming,
    ...leavingStates('resuming'),
    signing: signingState,
    submitted: {
      ...described('Подано', '2.8'),
      entry: ['closeDraft', { type: 'tellWritten', params: { names: [], tags: ['documents'] } }],
    },
    alreadyFiled: {
      ...described('По этой программе уже подано', '7.11'),
      on: {
        'statement.continued': { target: 'at', ...described('выбрать другую программу', 'решение') },
        'deletion.requested': { target: 'deleting', ...described('удалить черновик', '2.8') },
      },
    },
  },
})
