import { assign, setup } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import { messages } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { tell } from '../directory.ts'
import { effect } from '../kit/effect.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import type { Context, Event, Link } from './contract.ts'

const openSession = (auth: Auth | null) => ({ auth: auth as Auth, destination: paths.account })

/**
 * An operator enters on behalf of a client by the tokens of a link (§2.2, §6); a session that lives here is not left unasked. It is
 * over with its page alone: until the session leads away that page is entered again, and a link is read once. */
export const impersonation = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: { readImpersonation: port<Link>('readImpersonation') },
  guards: { isSomebodyIn: (_, { isSomebodyIn }: { isSomebodyIn: boolean }) => isSomebodyIn },
  actions: {
    keepAuth: assign((_, { auth }: { auth: Auth }) => ({ auth })),
    forgetAuth: assign({ auth: null }),
    openSession: tell('session', 'session.opened'),
    tellNotice: tell('notices', 'notice.raised'),
    goTo: effect<{ to: string }>('goTo'),
  },
}).createMachine({
  id: 'impersonation',
  ...described('Вход от имени клиента', '2.2, 6'),
  context: { auth: null },
  initial: 'reading',
  states: {
    reading: {
      ...described('Чтение ссылки', '2.2'),
      tags: 'busy',
      invoke: {
        id: 'readImpersonation',
        src: 'readImpersonation',
        onDone: [
          {
            guard: { type: 'isSomebodyIn', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepAuth', params: ({ event }) => ({ auth: event.output.auth }) },
            ...described('здесь уже вошли: спросить', 'решение'),
          },
          {
            target: 'entered',
            actions: { type: 'openSession', params: ({ event }) => openSession(event.output.auth) },
            ...described('токены прочитаны и стёрты из адреса', '2.2'),
          },
        ],
        onError: {
          target: 'refused',
          actions: [
            { type: 'tellNotice', params: { text: messages.mimicLinkBroken, tone: 'bad' } },
            { type: 'goTo', params: { to: paths.entry } },
          ],
          ...described('ссылка устарела или повреждена', 'решение'),
        },
      },
    },
    asking: {
      ...described('Вопрос: оставить ли прежний вход', 'решение'),
      on: {
        'impersonation.confirmed': {
          target: 'entered',
          actions: [{ type: 'openSession', params: ({ context }) => openSession(context.auth) }, 'forgetAuth'],
          ...described('оставить', 'решение'),
        },
        'impersonation.declined': {
          target: 'declined',
          actions: ['forgetAuth', { type: 'goTo', params: { to: paths.account } }],
          ...described('остаться в своём кабинете', 'решение'),
        },
      },
    },
    declined: described('Прежний вход остался', 'решение'),
    entered: described('Вход передан сеансу', '6'),
    refused: described('Ссылка не подошла', 'решение'),
  },
})
