import { assign, setup } from 'xstate'
import { faultOf, type Fault } from '#domain/faults.ts'
import { effect } from '#machines/kit/effect.ts'
import { listener, port } from '#machines/kit/port.ts'
import { modelOf, unanswered } from '#test/models/_types.ts'

type Event =
  | { type: 'parcel.asked'; number: string }
  | { type: 'parcel.dropped' }
  | { type: 'lamp.switched' }
  | { type: 'door.opened' }

type Context = { number: string; shelf: number | null; fault: Fault | null; tries: number }

const porter = setup({ types: {} as { output: { shelf: number } } }).createMachine({
  id: 'porter',
  initial: 'walking',
  states: { walking: {} },
})

/** A small chart that has one of everything: nesting, regions, actors of each kind, a delay, guards, effects and a message. */
export const parcelOffice = setup({
  types: {} as { context: Context; events: Event; input: { number: string }; tags: 'busy' },
  actors: {
    findParcel: port<{ found: boolean }, { number: string }>('findParcel'),
    watchDoor: listener<Event>('watchDoor'),
    porter,
  },
  guards: {
    isFound: (_, { found }: { found: boolean }) => found,
    hasNumber: ({ context }) => context.number !== '',
    hasTriedEnough: ({ context }) => context.tries >= 2,
  },
  actions: {
    rememberNumber: assign({ number: (_, { number }: { number: string }) => number }),
    rememberShelf: assign({ shelf: (_, { shelf }: { shelf: number }) => shelf }),
    keepFault: assign({ fault: (_, { fault }: { fault: Fault }) => fault }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetFault: assign({ fault: null }),
    ringBell: effect<{ times: number }>('ringBell'),
    tellGuard: Object.assign((_: unknown, _params: { number: string }): void => undefined, {
      message: { to: 'guard', type: 'parcel.lost' },
    }),
  },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'parcelOffice',
  context: ({ input }) => ({ number: input.number, shelf: null, fault: null, tries: 0 }),
  type: 'parallel',
  invoke: { id: 'watchDoor', src: 'watchDoor' },
  on: { 'door.opened': { actions: { type: 'ringBell', params: { times: 1 } } } },
  states: {
    office: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'hasNumber', target: 'searching' }, { target: 'idle' }] },
        idle: {
          on: {
            'parcel.asked': {
              target: 'searching',
              actions: { type: 'rememberNumber', params: ({ event }) => ({ number: event.number }) },
            },
          },
        },
        searching: {
          tags: 'busy',
          entry: ['countTry', 'forgetFault'],
          invoke: {
            id: 'findParcel',
            src: 'findParcel',
            input: ({ context }) => ({ number: context.number }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ found: event.output.found }) },
                target: 'fetching',
              },
              { target: 'lost', actions: { type: 'tellGuard', params: ({ context }) => ({ number: context.number }) } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            },
          },
          on: {
            'parcel.dropped': 'idle',
            'parcel.asked': {
              target: 'searching',
              reenter: true,
              actions: { type: 'rememberNumber', params: ({ event }) => ({ number: event.number }) },
            },
          },
        },
        fetching: {
          invoke: {
            id: 'porter',
            src: 'porter',
            onDone: {
              target: 'given',
              actions: { type: 'rememberShelf', params: ({ event }) => ({ shelf: event.output.shelf }) },
            },
          },
        },
        failed: {
          after: { patience: [{ guard: 'hasTriedEnough', target: 'idle' }, { target: 'searching' }] },
          exit: { type: 'ringBell', params: { times: 2 } },
        },
        lost: {
          on: {
            'parcel.asked': {
              target: 'searching',
              actions: { type: 'rememberNumber', params: ({ event }) => ({ number: event.number }) },
            },
          },
        },
        given: { type: 'final' },
      },
    },
    lamp: {
      initial: 'off',
      states: {
        off: { on: { 'lamp.switched': 'on' } },
        on: { on: { 'lamp.switched': 'off' } },
      },
    },
  },
})

export const parcelOfficeModel = modelOf(parcelOffice, {
  inputs: [{ number: '' }, { number: '17' }],
  events: {
    'parcel.asked': [
      { type: 'parcel.asked', number: '18' },
      { type: 'parcel.asked', number: '19' },
    ],
    'parcel.dropped': [{ type: 'parcel.dropped' }],
    'lamp.switched': [{ type: 'lamp.switched' }],
    'door.opened': [{ type: 'door.opened' }],
  },
  answers: {
    findParcel: { gives: [{ found: true }, { found: false }], fails: [{ status: 500 }] },
    porter: { gives: [{ shelf: 3 }], fails: [] },
    watchDoor: unanswered,
  },
  visible: ({ number, tries }) => [number, Math.min(tries, 2)],
  journeys: [
    {
      title: 'a parcel that is found is fetched from its shelf',
      input: { number: '17' },
      story: [
        { asked: ['findParcel', { number: '17' }] },
        { gave: ['findParcel', { found: true }] },
        { gave: ['porter', { shelf: 9 }] },
        { state: { office: 'given' } },
        { context: { shelf: 9 } },
      ],
    },
  ],
})
