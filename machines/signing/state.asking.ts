import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Fate } from './contract.ts'
import { signingSetup } from './setup.ts'

const fateIn = ({ event }: { event: { output: Fate } }) => ({ fate: event.output })

/** Only the service knows whether it is filed. */
export const asking = signingSetup.createStateConfig({
  ...described('Что стало с заявлением', 'решение'),
  tags: 'busy',
  invoke: {
    id: 'askFate',
    src: 'askFate',
    input: ({ context }) => ({ subject: context.subject }),
    onDone: [
      {
        guard: { type: 'isFiled', params: fateIn },
        target: 'signed',
        actions: {
          type: 'keepFiled',
          params: ({ event: { output: fate } }) => ({ filed: fate.kind === 'filed' ? fate.filed : null }),
        },
        ...described('подано', 'решение'),
      },
      {
        guard: { type: 'isSameVersion', params: fateIn },
        target: 'previewing',
        ...described('не подано: можно новый код', 'решение'),
      },
      { target: 'outdated', ...described('не подано и изменилось', 'решение') },
    ],
    onError: { target: 'unknown', actions: keepFault, ...described('ответа нет', 'решение') },
  },
})

export const unknown = signingSetup.createStateConfig({
  ...described('Неизвестно, подано ли', 'решение'),
  ...waitsForService('asking'),
})
