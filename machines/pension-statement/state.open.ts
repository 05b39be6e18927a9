import { described } from '../kit/described.ts'
import { leavingStates } from '../kit/device-statement.ts'
import { fileEvents } from '../kit/statement-files.ts'
import type { Form } from './contract.ts'
import { pensionSetup } from './setup.ts'
import { filling, resuming } from './state.filling.ts'
import { signingState } from './state.signing.ts'

/** Nobody comes here before the form has. */
function draftIn(form: Form | null) {
  if (!form) throw new Error('a statement is open without its form')
  return form.draft
}

/** The application is open: its draft lives with it on the device, and its files go on whatever step is shown. */
export const open = pensionSetup.createStateConfig({
  ...described('Заявление открыто', '2.8'),
  initial: 'resuming',
  invoke: [
    { id: 'draft', src: 'draft', systemId: 'draft', input: ({ context }) => draftIn(context.form) },
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
