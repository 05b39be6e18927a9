import { described } from './described.ts'

/** What is done with an open statement whose draft is on the device alone, beside filling it in. */
export type DeviceStatementEvent =
  | { type: 'statement.continued' }
  | { type: 'statement.putAside' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.declined' }

/** What is heard at every step of such a statement, beside what is filled in. */
export const leavingEvents = {
  'statement.continued': { target: 'resuming', ...described('продолжить с того же места', '2.8') },
  'statement.putAside': {
    target: 'puttingAside',
    actions: {
      type: 'askSave',
      params: ({ context }: { context: { reached: string } }) => ({ values: {}, reached: context.reached }),
    },
    ...described('отложить', '7.12'),
  },
  'deletion.requested': { target: 'deleting', ...described('удалить черновик', '2.8') },
} as const

/** The states of such a statement when it is left before its signature: `back` is where it is filled in. */
export const leavingStates = <Back extends string>(back: Back) =>
  ({
    deleting: {
      ...described('Точно ли удалить черновик', '2.8'),
      on: {
        'deletion.confirmed': { actions: 'deleteDraft', ...described('удалить', '2.8') },
        'deletion.declined': { target: back, ...described('оставить', '2.8') },
      },
    },
    puttingAside: {
      ...described('Запись на устройство перед уходом', '7.12'),
      tags: 'busy',
      on: { 'draft.kept': { target: 'putAside', ...described('сохранено на устройстве', '7.12') } },
    },
    putAside: {
      ...described('Отложено', '7.12'),
      on: { 'statement.continued': { target: back, ...described('продолжить', '2.8') } },
    },
  }) as const
