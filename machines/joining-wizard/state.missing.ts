import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import type { Invitation } from './contract.ts'
import { joiningSetup, notLoaded } from './setup.ts'

const invitationIn = ({ event }: { event: { output: Invitation | null } }) => ({ invitation: event.output })
const requestIn = ({ event }: { event: { output: KppOnlineRequest } }) => ({ request: event.output })

/** There is no request: one that was named is not found, and whoever has none may begin one for the programme of the address. */
export const missing = joiningSetup.createStateConfig({
  ...described('Заявления нет', '4.3'),
  initial: 'deciding',
  states: {
    deciding: {
      ...described('Названо ли оно', '4.3'),
      always: [
        { guard: 'isNumbered', target: 'unknown', ...described('названо', '4.3') },
        { target: 'seeking', ...described('не названо', 'решение') },
      ],
    },
    seeking: {
      ...described('Что за программа', 'решение'),
      tags: 'busy',
      invoke: {
        id: 'findInvitation',
        src: 'findInvitation',
        onDone: [
          {
            guard: { type: 'wasInvited', params: invitationIn },
            target: 'invited',
            actions: { type: 'keepInvitation', params: invitationIn },
            ...described('в неё можно вступить', 'решение'),
          },
          { target: 'unknown', ...described('вступить нельзя', 'решение') },
        ],
        onError: {
          target: '#joiningWizard.failed',
          actions: [keepFault, { type: 'tellNotice', params: notLoaded }],
          ...described('не узнать', '8.3'),
        },
      },
    },
    invited: {
      ...described('Заявление можно начать', 'решение'),
      initial: 'plain',
      states: {
        plain: described('Без ошибок', 'решение'),
        refused: described('Начать не вышло', '8.2'),
      },
      on: { 'statement.begun': { target: 'beginning', ...described('начать', 'решение') } },
    },
    beginning: {
      ...described('Заявление заводится', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'beginJoining',
        src: 'beginJoining',
        input: ({ context }) => ({ invitation: context.invitation }),
        onDone: {
          target: 'leaving',
          actions: { type: 'openRequest', params: requestIn },
          ...described('заведено', '7.12'),
        },
        onError: { target: 'invited.refused', actions: keepFault, ...described('не заведено', '8.2') },
      },
    },
    leaving: {
      ...described('Открывается страница заявления: вход проверит его заново', '4.3'),
      tags: 'busy',
    },
    unknown: described('Заявление не найдено', '4.3'),
  },
})
