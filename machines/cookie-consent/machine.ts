import { setup } from 'xstate'
import { effect } from '../kit/effect.ts'
import { listener, port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import type { Event } from './contract.ts'

/** The consent to cookies: asked on every page until it is answered, and again whenever a person wants to (§1). */
export const cookieConsent = setup({
  types: {} as { events: Event },
  actors: {
    recallCookies: port<{ isAnswered: boolean }>('recallCookies'),
    watchCookies: listener<Event>('watchCookies'),
  },
  guards: { wasAnswered: (_, { isAnswered }: { isAnswered: boolean }) => isAnswered },
  actions: { keepAnswer: effect<{ isAccepted: boolean }>('keepAnswer') },
}).createMachine({
  id: 'cookieConsent',
  ...described('Согласие на cookie', '1'),
  initial: 'recalling',
  states: {
    recalling: {
      ...described('Отвечал ли человек', '1'),
      invoke: {
        id: 'recallCookies',
        src: 'recallCookies',
        onDone: [
          {
            guard: { type: 'wasAnswered', params: ({ event }) => event.output },
            target: 'answered',
            ...described('уже ответил', '1'),
          },
          { target: 'asking', ...described('ещё не отвечал', '1') },
        ],
        onError: { target: 'asking', ...described('хранилище недоступно', 'решение') },
      },
    },
    asking: {
      ...described('Плашка видна', '1'),
      invoke: { id: 'watchCookies', src: 'watchCookies' },
      initial: 'first',
      states: {
        first: described('Спросил портал', '1'),
        again: described('Спросить снова просил человек', 'решение'),
      },
      on: {
        'cookies.accepted': {
          target: 'answered',
          actions: { type: 'keepAnswer', params: { isAccepted: true } },
          ...described('нажали «Принять»', '1'),
        },
        'cookies.refused': {
          target: 'answered',
          actions: { type: 'keepAnswer', params: { isAccepted: false } },
          ...described('нажали «Отказаться»', 'решение'),
        },
        'cookies.answeredElsewhere': { target: 'answered', ...described('ответили в другой вкладке', '1') },
      },
    },
    answered: {
      ...described('Ответ дан', '1'),
      on: {
        'cookies.reconsidered': { target: 'asking.again', ...described('нажали «Настройки cookie»', 'решение') },
      },
    },
  },
})
