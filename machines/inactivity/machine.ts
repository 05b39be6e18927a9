import * as limits from '#domain/limits.ts'
import { described } from '../kit/described.ts'
import type { Measure } from './contract.ts'
import { inactivitySetup } from './setup.ts'

const measureIn = ({ event }: { event: { output: Measure } }) => event.output
const keepMeasure = { type: 'keepMeasure' as const, params: measureIn }
const untimed = { target: 'unlimited', ...described('не измерить', 'решение') } as const

/** Who has left the portal untouched is warned and then signed out, in all tabs at once. */
export const inactivity = inactivitySetup.createMachine({
  id: 'inactivity',
  ...described('Бездействие', 'решение'),
  context: ({ input }) => ({ ...input, idle: 0, at: 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      ...described('Есть ли предел', 'решение'),
      always: [
        { guard: 'isUnlimited', target: 'unlimited', ...described('предела нет', 'решение') },
        { target: 'measuring', ...described('предел есть', 'решение') },
      ],
    },
    unlimited: described('Без предела', 'решение'),
    measuring: {
      ...described('Давно ли портала касались', 'решение'),
      invoke: {
        id: 'measureIdle',
        src: 'measureIdle',
        onDone: [
          {
            guard: { type: 'isOver', params: measureIn },
            target: 'over',
            ...described('предел прошёл: предупреждать поздно', 'решение'),
          },
          {
            guard: { type: 'isNearEnd', params: measureIn },
            target: 'warning',
            actions: keepMeasure,
            ...described('до предела две минуты', 'решение'),
          },
          { target: 'active', actions: keepMeasure, ...described('ещё нескоро', 'решение') },
        ],
        onError: untimed,
      },
    },
    active: {
      ...described('Порталом пользуются', 'решение'),
      invoke: [
        { src: 'keepTouches' },
        {
          id: 'awaitIdle',
          src: 'awaitIdle',
          input: ({ context: { limit } }) => ({ idle: Math.max(0, limit - limits.idleWarning) }),
          onDone: { target: 'measuring', ...described('не касались до предупреждения', 'решение') },
          onError: untimed,
        },
      ],
    },
    warning: {
      ...described('Предупреждение: скоро выход', 'решение'),
      invoke: [
        { src: 'watchTouches' },
        {
          id: 'awaitIdle',
          src: 'awaitIdle',
          input: ({ context: { limit } }) => ({ idle: limit }),
          onDone: { target: 'measuring', ...described('не касались до предела', 'решение') },
          onError: untimed,
        },
      ],
      on: {
        'stay.chosen': {
          target: 'measuring',
          actions: 'touch',
          ...described('клиент остаётся', 'решение'),
        },
        'portal.touchedElsewhere': { target: 'measuring', ...described('остался в другой вкладке', 'решение') },
      },
    },
    over: { ...described('Предел прошёл', 'решение'), entry: 'tellOver' },
  },
})
