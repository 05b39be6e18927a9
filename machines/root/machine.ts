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
    { id: 'watchDevice', src: 'watchDevice' },
  ],
  on: {
    'network.lost': { actions: ['passLossToReads', 'passLossToAccountReads'], ...says('связь пропала', '8.1') },
    'network.restored': {
      actions: [
        'passRestoreToTokenRefresh', 'passRestoreToSession', 'passRestoreToJoiningCheck', 'passRestoreToClient',
        'passRestoreToReads', 'passRestoreToAccountReads', 'passRestoreToEsiaCallback', 'passRestoreToConsent',
        'passRestoreToEmailConfirmation', 'passRestoreToJoiningWizard', 'passRestoreToRedemptionWizard',
      ],
      ...says('связь вернулась: сказать тем, кто её ждал', 'решение'),
    },
    'page.shown': { actions: ['passShownToEntryForm', 'passShownToTokenRefresh'], ...says('страница снова видна', 'решение') },
  },
  type: 'parallel',
  states: {
    currentFlow,
    report,
    errands: errandsDesk,
  },
})
