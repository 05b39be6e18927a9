import { setup } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import { messages } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { tell } from '../directory.ts'
import { effect } from '../kit/effect.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'

/** An operator enters on behalf of a client by the tokens of a link (§2.2, §6). */
export const impersonation = setup({
  types: {} as { tags: 'busy' },
  actors: { readImpersonation: port<Auth>('readImpersonation') },
  actions: {
    openSession: tell('session', 'session.opened'),
    tellNotice: tell('notices', 'notice.raised'),
    goTo: effect<{ to: string }>('goTo'),
  },
}).createMachine({
  id: 'impersonation',
  ...described('Вход от имени клиента', '2.2, 6'),
  initial: 'reading',
  states: {
    reading: {
      ...described('Чтение ссылки', '2.2'),
      tags: 'busy',
      invoke: {
        id: 'readImpersonation',
        src: 'readImpersonation',
        onDone: {
          target: 'entered',
          actions: { type: 'openSession', params: ({ event }) => ({ auth: event.output, destination: paths.account }) },
          ...described('токены прочитаны и стёрты из адреса', '2.2'),
        },
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
    entered: { ...described('Вход передан сеансу', '6'), type: 'final' },
    refused: { ...described('Ссылка не подошла', 'решение'), type: 'final' },
  },
})
