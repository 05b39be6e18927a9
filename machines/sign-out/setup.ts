import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import { tell } from '../directory.ts'
import { port } from '../kit/port.ts'
import type { Context, Event, Unfinished } from './contract.ts'

type Answer = { unfinished: Unfinished }

export const signOutSetup = setup({
  types: {} as { context: Context; events: Event },
  actors: {
    findUnfinished: port<Unfinished, { clientId: string }>('findUnfinished'),
    saveDrafts: port<void, { clientId: string }>('saveDrafts'),
  },
  guards: {
    hasOnDevice: (_, { unfinished }: Answer) => unfinished.onDevice.length > 0,
    hasUnsaved: (_, { unfinished }: Answer) => unfinished.isUnsaved,
    isUnsaved: ({ context }) => context.isUnsaved,
  },
  actions: {
    rememberClient: assign((_, { clientId }: { clientId: string }) => ({ clientId, fault: null })),
    keepUnfinished: assign((_, { unfinished }: Answer) => unfinished),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    tellLeft: tell('session', 'session.closed'),
  },
})
