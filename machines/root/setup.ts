import { assign, setup, type AnyActorLogic } from 'xstate'
import type { cookieConsent } from '../cookie-consent/machine.ts'
import { tell, type FlowName } from '../directory.ts'
import { flowNames, flowOf, isSameFlow } from '../flows.ts'
import type { inquiries } from '../inquiries/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import type { PageLocation } from '../navigation/contract.ts'
import type { navigation } from '../navigation/machine.ts'
import type { notices } from '../notices/machine.ts'
import type { queries } from '../queries/machine.ts'
import type { session } from '../session/machine.ts'
import type { Context, Event } from './contract.ts'

/** A location in the chart for the machine of each flow. */
const flowPlaces = Object.fromEntries(flowNames.map((name) => [name, childMachine<AnyActorLogic>(name)])) as Record<
  FlowName,
  AnyActorLogic
>

export const rootSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'offline' },
  actors: {
    ...networkActors,
    loadFlow: port<void, { location: PageLocation | null }>('loadFlow'),
    loadInquiries: port<void>('loadInquiries'),
    loadQueries: port<void>('loadQueries'),
    cookieConsent: childMachine<typeof cookieConsent>('cookieConsent'),
    notices: childMachine<typeof notices>('notices'),
    queries: childMachine<typeof queries>('queries'),
    session: childMachine<typeof session>('session'),
    navigation: childMachine<typeof navigation>('navigation'),
    inquiries: childMachine<typeof inquiries>('inquiries'),
    ...flowPlaces,
  },
  guards: {
    isSameFlow: ({ context }, { location }: { location: PageLocation | null }) =>
      isSameFlow(context.location, location),
    hasFlow: (_, { location }: { location: PageLocation | null }) => flowOf(location) !== null,
    needsFlow: (_, { location, name }: { location: PageLocation | null; name: FlowName }) => flowOf(location) === name,
  },
  actions: {
    rememberLocation: assign((_, { location }: { location: PageLocation | null }) => ({ location })),
    forgetLocation: assign({ location: null }),
    tellOpened: tell('session', 'statement.opened'),
    tellClosed: tell('session', 'statement.closed'),
  },
  delays: networkDelays,
})
