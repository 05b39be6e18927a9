import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import type { Renewed } from './contract.ts'
import { tokenRefreshSetup } from './setup.ts'

const handOver = {
  type: 'handOverTokens' as const,
  params: ({ event }: { event: { output: Renewed } }) => ({ auth: event.output.auth }),
}

/** One call for new tokens. Claims that are wanted meanwhile may be newer than the call, so another one follows it. */
const renewal = (isForced: boolean) =>
  tokenRefreshSetup.createStateConfig({
    tags: 'renewing',
    initial: 'once',
    invoke: {
      id: 'renewToken',
      src: 'renewToken',
      input: () => ({ isForced }),
      onDone: [
        {
          guard: 'wasAskedAgain',
          target: 'renewingForClaims',
          reenter: isForced,
          actions: handOver,
          ...described('токены получены, но с тех пор понадобились новые права', 'решение'),
        },
        { target: 'reauthorizing', actions: handOver, ...described('новые токены получены', '4.1') },
      ],
      onError: [
        ...(isForced
          ? []
          : [
              {
                guard: 'isUnansweredAndAskedAgain' as const,
                target: 'offlineForClaims',
                ...described('ответа нет, а с тех пор понадобились новые права', 'решение'),
              },
            ]),
        {
          guard: 'isUnanswered',
          target: isForced ? 'offlineForClaims' : 'offline',
          ...described('ответа нет: сеанс остаётся', 'решение'),
        },
        { target: 'refused', actions: keepFault, ...described('отказ', '4.1, 8.1') },
      ],
    },
    states: {
      once: {
        ...described('Новых прав с тех пор не просили', 'решение'),
        on: {
          'renewal.requested': {
            target: 'again',
            ...described('нужны новые права: обновить ещё раз после ответа', 'решение'),
          },
        },
      },
      again: described('С тех пор понадобились новые права', 'решение'),
    },
  })

/** The token is about to expire. */
export const renewing = { ...renewal(false), ...described('Запрос новых токенов', '4.1, 7.2') }

/** The token is good, and another is wanted for what has been signed since. */
export const renewingForClaims = { ...renewal(true), ...described('Запрос токенов с новыми правами', '7.2, решение') }
