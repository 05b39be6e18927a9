import { described } from './described.ts'

/**
 * Whether anybody looks: the first region of whatever views ask for. It stands before the other region: where nobody looks, an
 * invalidation ends the query, and what the other region would do about it is not done. The device is listened to only while somebody
 * looks, so nothing is refreshed for nobody. `released` is the final state of the chart.
 */
export const attentionOf = <const Released extends string>(released: Released) =>
  ({
    ...described('Смотрит ли кто-нибудь', 'решение'),
    initial: 'foreseen',
    states: {
      foreseen: {
        ...described('Только предвидели', '7'),
        after: { foreseenRelease: { target: released, ...described('так никто и не взглянул', 'решение') } },
        on: {
          'query.observed': { target: 'observed', ...described('взглянули', '7') },
          'query.invalidated': { target: released, ...described('записано новое раньше, чем взглянули', 'решение') },
          'query.evicted': { target: released, ...described('нужно место', 'решение') },
        },
      },
      observed: {
        ...described('Смотрят', '7'),
        invoke: [{ src: 'watchNetwork' }, { src: 'watchPage' }],
        on: { 'query.unobserved': { target: 'left', ...described('больше никто не смотрит', 'решение') } },
      },
      left: {
        ...described('Отвернулись', 'решение'),
        after: { queryRelease: { target: released, ...described('не вернулись', 'решение') } },
        on: {
          'query.observed': { target: 'observed', ...described('вернулись', 'решение') },
          'query.invalidated': { target: released, ...described('записано новое, а никто не смотрит', 'решение') },
          'query.evicted': { target: released, ...described('нужно место', 'решение') },
        },
      },
    },
  }) as const
