import { setup } from 'xstate'
import { effect } from '../kit/effect.ts'
import { listener, port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import type { Event } from './contract.ts'

/** The cookie and analytics consent: asked on every page until it is given; nothing is measured before (§1). */
export const cookieConsent = setup({
  types: {} as { events: Event },
  actors: {
    recallCookies: port<{ isAccepted: boolean }>('recallCookies'),
    watchCookies: listener<Event>('watchCookies'),
  },
  guards: { wasAccepted: (_, { isAccepted }: { isAccepted: boolean }) => isAccepted },
  actions: { keepAcceptance: effect('keepAcceptance') },
}).createMachine({
  id: 'cookieConsent',
  ...described('Согласие на cookie и аналитику', '1'),
  initial: 'recalling',
  states: {
    recalling: {
      ...described('Давалось ли согласие', '1'),
      invoke: {
        id: 'recallCookies',
        src: 'recallCookies',
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'accepted',
            ...described('согласие уже дано', '1'),
          },
          { target: 'asking', ...described('ещё не дано', '1') },
        ],
        onError: { target: 'asking', ...described('хранилище недоступно', 'решение') },
      },
    },
    asking: {
      ...described('Плашка видна', '1'),
      invoke: { id: 'watchCookies', src: 'watchCookies' },
      on: {
        'cookies.accepted': { target: 'accepted', actions: 'keepAcceptance', ...described('нажали «Принять»', '1') },
        'cookies.acceptedElsewhere': { target: 'accepted', ...described('приняли в другой вкладке', '1') },
      },
    },
    accepted: described('Согласие дано', '1'),
  },
})
