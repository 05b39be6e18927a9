import * as paths from '#domain/page-paths.ts'
import type { Output } from '../reentry/contract.ts'
import { described } from '../kit/described.ts'
import { anonymousVisitor, refusedRenewal, sessionSetup } from './setup.ts'
import { carriedAuth, tellAnonymous } from './shared-actions.ts'

const tellConfirmed = { type: 'tellConfirmed' as const, params: carriedAuth }
const endIn = ({ event }: { event: { output: Output } }) => ({ end: event.output })
const entersAs = (destination: string | null) => ({
  type: 'rememberSignIn' as const,
  params: ({ event: { output } }: { event: { output: Output } }) => ({ auth: output.auth, destination }),
})

/**
 * The sign-in has run out while a statement is open: nothing is left but whose statement it is, and its page waits for them. Navigation is
 * told nothing: the page stays where it is until somebody leaves it.
 */
export const lapsed = sessionSetup.createStateConfig({
  ...described('Вход кончился, а заявление открыто: его страница ждёт того же клиента', 'решение'),
  tags: 'settled',
  initial: 'parting',
  invoke: {
    id: 'reentry',
    src: 'reentry',
    systemId: 'reentry',
    input: ({ context }) => ({ userId: context.lapsed?.userId ?? '' }),
    onDone: [
      {
        guard: { type: 'isSameClient', params: endIn },
        target: 'holding',
        actions: entersAs(null),
        ...described('тот же клиент: продолжит с того же места', 'решение'),
      },
      {
        guard: { type: 'wasRefused', params: endIn },
        target: 'lapsed',
        reenter: true,
        actions: [
          'clearStorage',
          { type: 'tellFault', params: ({ event: { output } }) => ({ fault: output.fault ?? refusedRenewal }) },
        ],
        ...described('вход не подтвердился: войти ещё раз', 'решение'),
      },
      {
        target: 'holding',
        actions: ['tellAbandoned', entersAs(paths.account)],
        ...described('другой клиент: заявление закрывается раньше, чем у него появится вход', 'решение'),
      },
    ],
  },
  on: {
    'session.opened': {
      actions: [{ type: 'storeAuth', params: carriedAuth }, 'announceAuthenticated', tellConfirmed],
      ...described('вошли на этой странице: узнать, кто', 'решение'),
    },
    'session.openedElsewhere': {
      actions: tellConfirmed,
      ...described('вошли в другой вкладке: узнать, кто', 'решение'),
    },
    'session.closedElsewhere': {
      guard: { type: 'wasLeft', params: ({ event }) => event },
      target: 'anonymous',
      actions: { type: 'tellVisitor', params: { visitor: anonymousVisitor, to: paths.entry } },
      ...described('вышли в другой вкладке: не остаётся ничего', 'решение'),
    },
    'statement.closed': {
      target: 'anonymous',
      actions: [{ type: 'rememberStatement', params: { isOpen: false } }, tellAnonymous],
      ...described('со страницы ушли: ждать больше нечего', 'решение'),
    },
  },
  states: {
    parting: {
      ...described('Сервер узнаёт о выходе, а войти уже можно', 'решение'),
      invoke: {
        id: 'sayGoodbye',
        src: 'sayGoodbye',
        input: ({ context }) => ({ token: context.parting }),
        onDone: { target: 'awaiting', ...described('сервер попрощался', 'решение') },
        onError: { target: 'awaiting', ...described('сервер не узнал о выходе', 'решение') },
      },
    },
    awaiting: { ...described('Ждём входа', 'решение'), entry: 'forgetParting' },
  },
})
