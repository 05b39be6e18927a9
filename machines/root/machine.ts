import { described } from '../kit/described.ts'
import { rootSetup } from './setup.ts'
import { currentFlow } from './state.current-flow.ts'
import { inquiries } from './state.inquiries.ts'
import { queries } from './state.queries.ts'

/** The whole portal: who is alive, and when. */
export const root = rootSetup.createMachine({
  id: 'root',
  ...described('Портал: кто жив и когда', '2, 4'),
  context: { location: null },
  invoke: [
    { id: 'cookieConsent', src: 'cookieConsent', systemId: 'cookieConsent' },
    { id: 'notices', src: 'notices', systemId: 'notices' },
    { id: 'session', src: 'session', systemId: 'session' },
    { id: 'navigation', src: 'navigation', systemId: 'navigation' },
  ],
  type: 'parallel',
  states: {
    currentFlow,
    inquiries,
    queries,
  },
})
