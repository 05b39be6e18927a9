import { setup } from 'xstate'
import { effect } from '../kit/effect.ts'
import { ear, port } from '../kit/port.ts'
import { says } from '../kit/says.ts'
import type { Event } from './contract.ts'

/** The cookie and analytics consent: asked on every page until it is given; nothing is measured before (§1). */
export const cookieConsent = setup({
  types: {} as { events: Event },
  actors: {
    recallCookies: port<{ isAccepted: boolean }>('recallCookies'),
    watchCookies: ear<Event>('watchCookies'),
  },
  guards: { wasAccepted: (_, { isAccepted }: { isAccepted: boolean }) => isAccepted },
  actions: { keepAcceptance: effect('keepAcceptance') },
}).createMachine({
  id: 'cookieConsent',
  ...says('Согласие на cookie и аналитику', '1'),
  initial: 'recalling',
  states: {
    recalling: {
      ...says('Давалось ли согласие', '1'),
      invoke: {
        id: 'recallCookies', src: 'recallCookies',
        onDone: [
          { guard: { type: 'wasAccepted', params: ({ event }) => event.output }, target: 'accepted', ...says('согласие уже дано', '1') },
          { target: 'asking', ...says('ещё не дано', '1') },
        ],
        onError: { target: 'asking', ...says('хранилище недоступно', 'решение') },
      },
    },
    asking: {
      ...says('Плашка видна', '1'),
      invoke: { id: 'watchCookies', src: 'watchCookies' },
      on: {
        'cookies.accepted': { target: 'accepted', actions: 'keepAcceptance', ...says('нажали «Принять»', '1') },
        'cookies.acceptedElsewhere': { target: 'accepted', ...says('приняли в другой вкладке', '1') },
      },
    },
    accepted: says('Согласие дано', '1'),
  },
})
