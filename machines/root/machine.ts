import { says } from '../kit/says.ts'
import { rootSetup } from './setup.ts'
import { currentFlow } from './state.current-flow.ts'
import { errandsDesk } from './state.errands.ts'
import { report } from './state.report.ts'

/** The whole portal: who is alive, and when. */
export const root = rootSetup.createMachine({
  id: 'root',
  ...says('Портал: кто жив и когда', '2, 4'),
  context: { place: null, order: null },
  invoke: [
    { id: 'cookieConsent', src: 'cookieConsent', systemId: 'cookieConsent' },
    { id: 'notices', src: 'notices', systemId: 'notices' },
    { id: 'reads', src: 'reads', systemId: 'reads' },
    { id: 'session', src: 'session', systemId: 'session' },
    { id: 'navigation', src: 'navigation', systemId: 'navigation' },
  ],
  type: 'parallel',
  states: {
    currentFlow,
    report,
    errands: errandsDesk,
  },
})
