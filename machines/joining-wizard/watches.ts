import { described } from '../kit/described.ts'

/** The fund is asked anew on return to the page, with the network, on request, and after a pause. */
export const watches = <Target extends string>(target: Target) =>
  ({
    invoke: [{ src: 'watchPage' }, { src: 'watchNetwork' }],
    after: { joiningPause: { target, ...described('прошло время', 'решение') } },
    on: {
      'page.shown': { target, ...described('клиент вернулся на страницу', '4.5') },
      'network.restored': { target, ...described('связь вернулась', 'решение') },
      'retry.requested': { target, ...described('нажали «Проверить»', 'решение') },
    },
  }) as const
