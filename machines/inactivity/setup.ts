import { assign, setup } from 'xstate'
import * as limits from '#domain/limits.ts'
import { tell } from '../directory.ts'
import { effect } from '../kit/effect.ts'
import { listener, port } from '../kit/port.ts'
import type { Context, Event, Input, Measure, TouchEvent } from './contract.ts'

export const inactivitySetup = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    measureIdle: port<Measure>('measureIdle'),
    awaitIdle: port<void, { idle: number }>('awaitIdle'),
    keepTouches: listener<TouchEvent>('keepTouches'),
    watchTouches: listener<TouchEvent>('watchTouches'),
  },
  guards: {
    isUnlimited: ({ context }) => context.limit === 0,
    isOver: ({ context: { limit } }, { idle }: Measure) => idle >= limit,
    isNearEnd: ({ context: { limit } }, { idle }: Measure) => limit - idle <= limits.idleWarning,
  },
  actions: {
    keepMeasure: assign((_, measure: Measure) => measure),
    touch: effect('touch'),
    tellOver: tell('session', 'session.idled'),
  },
})
