import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import type { Context, Unfinished } from './contract.ts'
import { signOutSetup } from './setup.ts'

const answerIn = ({ event }: { event: { output: Unfinished } }) => ({ unfinished: event.output })
const clientIn = ({ context: { clientId } }: { context: Context }) => ({ clientId })
const stays = { target: 'idle', ...described('клиент остаётся', 'решение') } as const

/**
 * A sign-out by hand leaves nothing on the device, so what was typed goes to the services first, and of what they do not keep the client
 * is asked.
 */
export const signOut = signOutSetup.createMachine({
  id: 'signOut',
  ...described('Выход', '4.1, 7.12'),
  context: { clientId: '', onDevice: [], isUnsaved: false, fault: null },
  initial: 'idle',
  states: {
    idle: {
      ...described('Никто не выходит', '4.1'),
      on: {
        'leave.requested': {
          target: 'looking',
          actions: { type: 'rememberClient', params: ({ event }) => ({ clientId: event.clientId }) },
          ...described('просят выйти', '4.1'),
        },
      },
    },
    looking: {
      ...described('Что не закончено', '7.12'),
      invoke: {
        id: 'findUnfinished',
        src: 'findUnfinished',
        input: clientIn,
        onDone: [
          {
            guard: { type: 'hasOnDevice', params: answerIn },
            target: 'asking',
            actions: { type: 'keepUnfinished', params: answerIn },
            ...described('что-то есть на одном этом устройстве', '7.12'),
          },
          {
            guard: { type: 'hasUnsaved', params: answerIn },
            target: 'saving',
            actions: { type: 'keepUnfinished', params: answerIn },
            ...described('в фонде есть не всё', '7.11'),
          },
          { target: 'leaving', ...described('терять нечего', '4.1') },
        ],
        onError: { target: 'leaving', ...described('на устройстве ничего не прочесть', 'решение') },
      },
    },
    asking: {
      ...described('Вопрос: удалить ли незаконченное', '7.12'),
      on: {
        'leave.confirmed': [
          { guard: 'isUnsaved', target: 'saving', ...described('остальное сохранить', '7.11') },
          { target: 'leaving', ...described('удалить', '7.12') },
        ],
        'leave.declined': stays,
      },
    },
    saving: {
      ...described('Черновики сохраняются в фонде', '7.11'),
      invoke: {
        id: 'saveDrafts',
        src: 'saveDrafts',
        input: clientIn,
        onDone: { target: 'leaving', ...described('сохранено', '7.11') },
        onError: { target: 'failed', actions: keepFault, ...described('сохранить не удалось', '8.2') },
      },
      on: { 'leave.declined': stays },
    },
    failed: {
      ...described('Вопрос: выйти ли без сохранения', 'решение'),
      on: {
        'leave.retried': { target: 'saving', ...described('сохранить ещё раз', 'решение') },
        'leave.confirmed': { target: 'leaving', ...described('выйти без сохранения', 'решение') },
        'leave.declined': stays,
      },
    },
    leaving: { ...described('Можно выходить', '4.1'), entry: 'tellLeft' },
  },
})
