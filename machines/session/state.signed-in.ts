import * as paths from '#domain/page-paths.ts'
import type { Output as JoiningOutcome } from '../joining-check/contract.ts'
import { waitsForNetwork } from '../kit/network.ts'
import { tellFault } from '../kit/on-error.ts'
import { described } from '../kit/described.ts'
import type { Context } from './contract.ts'
import { joinerVisitor, refusedRenewal, sessionSetup, unsettledVisitor } from './setup.ts'
import { lapse, leadOut, leaveOperators, purge, takeRenewed } from './shared-actions.ts'
import { asClient } from './state.as-client.ts'

const checkIn = ({ event }: { event: { output: JoiningOutcome } }) => ({ check: event.output })

/** Navigation learns what the guards may know of one who joins. */
const tellJoiner = {
  type: 'tellVisitor' as const,
  params: ({ context }: { context: Context }) => ({ visitor: joinerVisitor(context) }),
}

/** The charts of the account are there: who the token belongs to, and what follows from that (§4.1 to §4.3). */
export const signedIn = sessionSetup.createStateConfig({
  ...described('Кабинет загружен', '4.1'),
  invoke: { id: 'tokenRefresh', src: 'tokenRefresh', systemId: 'tokenRefresh' },
  initial: 'authorizing',
  on: {
    'tokens.renewed': takeRenewed,
    'tokens.refused': [
      {
        guard: 'isStatementHeld',
        target: '#session.lapsed',
        actions: lapse,
        ...described('обновить токен нельзя, а заявление открыто: страница остаётся', 'решение'),
      },
      {
        target: '#session.reloading',
        actions: { type: 'keepForReload', params: ({ event }) => ({ fault: event.fault ?? refusedRenewal }) },
        ...described('обновить токен нельзя: выход и перезагрузка', '4.1, 8.1'),
      },
    ],
  },
  states: {
    authorizing: {
      ...described('Авторизация', '4.2, 7.1'),
      tags: 'busy',
      on: {
        'session.refused': {
          guard: { type: 'isOperatorsToken', params: ({ event }) => ({ token: event.token }) },
          target: '#session.restoring',
          actions: leaveOperators,
          ...described('401 на вход от имени клиента: к прежнему входу, если он был', '6, 8.1'),
        },
      },
      invoke: {
        id: 'authorize',
        src: 'authorize',
        onDone: [
          {
            guard: { type: 'isOtherwise', params: ({ event }) => ({ mimic: event.output.mimic }) },
            target: '#session.restoring',
            actions: leaveOperators,
            ...described('кто действует, токен и сервис говорят по-разному: вход не принят', '6, решение'),
          },
          {
            guard: { type: 'isClient', params: ({ event }) => ({ userType: event.output.userType }) },
            target: 'asClient',
            actions: { type: 'rememberWho', params: ({ event }) => ({ who: event.output }) },
            ...described('обычный клиент', '4.2'),
          },
          {
            target: 'asJoiner',
            actions: { type: 'rememberWho', params: ({ event }) => ({ who: event.output }) },
            ...described('вступает онлайн', '4.3'),
          },
        ],
        onError: [
          { guard: 'isUnanswered', target: 'unreachable', ...described('ответа нет: сеанс остаётся', 'решение') },
          {
            guard: 'isUnauthorized',
            target: '#session.anonymous',
            actions: purge,
            ...described('401: очистить вход без описания', '8.1'),
          },
          {
            target: '#session.signingOut',
            actions: [leadOut, tellFault],
            ...described('неудачная авторизация завершает сеанс', '4.1'),
          },
        ],
      },
    },
    unreachable: {
      ...described('Связи нет, сеанс ждёт', 'решение'),
      ...waitsForNetwork('authorizing'),
    },
    asClient,
    asJoiner: {
      ...described('Вступает онлайн', '4.3'),
      tags: 'authorized',
      initial: 'checking',
      on: {
        'tokens.renewed': {
          guard: { type: 'isClient', params: ({ event }) => ({ userType: event.auth.userType }) },
          target: 'authorizing',
          actions: [
            { type: 'rememberSignIn', params: ({ event }) => ({ auth: event.auth, destination: paths.account }) },
            { type: 'tellVisitor', params: { visitor: unsettledVisitor } },
          ],
          ...described('договор заключён: теперь клиент фонда', '2.3, решение'),
        },
      },
      states: {
        checking: {
          ...described('Проверка заявления на вступление', '4.3'),
          tags: 'busy',
          invoke: {
            id: 'joiningCheck',
            src: 'joiningCheck',
            systemId: 'joiningCheck',
            onDone: [
              {
                guard: { type: 'wasFound', params: checkIn },
                target: 'joining',
                actions: { type: 'rememberJoining', params: checkIn },
                ...described('заявление найдено, профиль заполнен', '4.3'),
              },
              {
                guard: { type: 'wasMissing', params: checkIn },
                target: 'joiningMissing',
                ...described('заявления нет: клиент остаётся', '4.3'),
              },
              { target: '#session.signingOut', actions: leadOut, ...described('сбой: выход', '4.3, 8.3') },
            ],
          },
        },
        joining: {
          ...described('Заявление на вступление', '2.3, 4.5'),
          tags: 'settled',
          on: {
            'joining.changed': {
              actions: [{ type: 'rememberRequest', params: ({ event }) => ({ request: event.request }) }, tellJoiner],
              ...described('заявление на другом шаге', '4.5'),
            },
          },
          entry: [
            {
              type: 'tellVisitor',
              params: ({ context }) => ({
                visitor: joinerVisitor(context),
                ...(context.destination === null ? {} : { to: joinerVisitor(context).joiningPath ?? paths.account }),
              }),
            },
            'forgetDestination',
          ],
        },
        joiningMissing: {
          ...described('Заявление не найдено', '4.3'),
          tags: 'settled',
          entry: [tellJoiner, 'forgetDestination'],
        },
      },
    },
  },
})
