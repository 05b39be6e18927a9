import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { sendingStates } from './sending-states.ts'
import { joiningSetup } from './setup.ts'
import { watches } from './watches.ts'

const requestIn = ({ event }: { event: { output: KppOnlineRequest } }) => ({ request: event.output })
const keepRequest = { type: 'keepRequest' as const, params: requestIn }

/** The fund looks at the files: asked about on return to the page and now and then; only what was not accepted is replaced (4.5-01). */
export const filesCheck = joiningSetup.createStateConfig({
  ...described('FilesCheck: проверка файлов', '4.5'),
  initial: 'asking',
  entry: { type: 'openStep', params: { step: 'filesCheck' } },
  states: {
    asking: {
      ...described('Что с файлами', '4.5, 7.12'),
      invoke: {
        id: 'loadJoining',
        src: 'loadJoining',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: requestIn },
            target: '#joiningWizard.open.step4',
            actions: [keepRequest, { type: 'tellRequest', params: requestIn }],
            ...described('приняты: к подписи', '4.5'),
          },
          {
            guard: { type: 'isAnyFileRefused', params: requestIn },
            target: 'fixing',
            actions: keepRequest,
            ...described('не все приняты', '4.5'),
          },
          { target: 'watching', actions: keepRequest, ...described('ещё проверяют', '4.5') },
        ],
        onError: { target: 'watching', actions: keepFault, ...described('не узнать', '8.2') },
      },
    },
    watching: { ...described('Файлы проверяют', '4.5'), ...watches('asking') },
    fixing: {
      ...described('Заменить то, что не принято', '4.5'),
      initial: 'plain',
      states: {
        plain: described('Без подсказок', '4.5'),
        reminded: described('Видно, что не заменено', '8.2'),
        refused: described('Фонд не принял', '8.2'),
      },
      on: {
        'files.resent': [
          {
            guard: { type: 'canResend', params: ({ event }) => ({ values: event.values }) },
            target: 'resending',
            actions: {
              type: 'askSave',
              params: ({ event }) => ({ values: event.values, reached: 'filesCheck' }),
            },
            ...described('заменены: отправить', '4.5'),
          },
          { target: '.reminded', ...described('заменены не все', '8.2') },
        ],
      },
    },
    resending: {
      ...described('Отправка замены', '7.12'),
      ...sendingStates({ saved: 'asking', refused: 'fixing.refused' }),
    },
  },
})
