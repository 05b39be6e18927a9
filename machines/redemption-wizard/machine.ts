import { described } from '../kit/described.ts'
import { redemptionSetup } from './setup.ts'
import { guide } from './state.guide.ts'
import { open } from './state.open.ts'

/** The redemption statement: begins at its guide, goes on where a draft was left, and ends signed (§2.8). */
export const redemptionWizard = redemptionSetup.createMachine({
  id: 'redemptionWizard',
  ...described('Заявление на выкуп', '2.8, 4.7'),
  context: {
    permission: null,
    form: null,
    reached: 'accountManagement',
    files: [],
    statementId: null,
    version: null,
    papers: [],
    filed: null,
    fault: null,
  },
  initial: 'statementGuide',
  states: { statementGuide: guide, open },
})
