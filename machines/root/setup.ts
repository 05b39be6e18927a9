import { assign, setup, type AnyActorLogic } from 'xstate'
import type { ReportJob, ReportOrder } from '#domain/reports.ts'
import type { cookieConsent } from '../cookie-consent/machine.ts'
import type { errands } from '../errands/machine.ts'
import { tell, type FlowName } from '../directory.ts'
import { flowNames, flowOf, isSameFlow } from '../flows.ts'
import { child } from '../kit/child.ts'
import { networkActors } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import type { Place } from '../navigation/contract.ts'
import type { navigation } from '../navigation/machine.ts'
import type { notices } from '../notices/machine.ts'
import type { reads } from '../reads/machine.ts'
import type { reportPoller } from '../report-poller/machine.ts'
import type { session } from '../session/machine.ts'
import type { Context, Event } from './contract.ts'

/** A place in the chart for the machine of each flow. */
const flowPlaces = Object.fromEntries(flowNames.map((name) => [name, child<AnyActorLogic>(name)])) as Record<FlowName, AnyActorLogic>

export const rootSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'offline' },
  actors: {
    ...networkActors,
    loadFlow: port<void, { place: Place | null }>('loadFlow'),
    loadReportPoller: port<void>('loadReportPoller'),
    loadErrands: port<void>('loadErrands'),
    cookieConsent: child<typeof cookieConsent>('cookieConsent'),
    notices: child<typeof notices>('notices'),
    reads: child<typeof reads>('reads'),
    session: child<typeof session>('session'),
    navigation: child<typeof navigation>('navigation'),
    reportPoller: child<typeof reportPoller>('reportPoller'),
    errands: child<typeof errands>('errands'),
    ...flowPlaces,
  },
  guards: {
    isSameFlow: ({ context }, { place }: { place: Place | null }) => isSameFlow(context.place, place),
    hasFlow: (_, { place }: { place: Place | null }) => flowOf(place) !== null,
    needsFlow: (_, { place, name }: { place: Place | null; name: FlowName }) => flowOf(place) === name,
    hasResult: (_, { job }: { job: ReportJob | null }) => job?.result != null,
  },
  actions: {
    rememberPlace: assign((_, { place }: { place: Place | null }) => ({ place })),
    forgetPlace: assign({ place: null }),
    rememberOrder: assign((_, { order }: { order: ReportOrder }) => ({ order })),
    forgetOrder: assign({ order: null }),
    sayNotice: tell('notices', 'notice.raised'),
    askDownload: tell('errands', 'download.asked'),
  },
})
