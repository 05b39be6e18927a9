import type { CanSubmit } from '#domain/redemption.ts'
import { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import { refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const fresh: CanSubmit = { canSubmitNew: true, canContinue: false }
const draft: CanSubmit = { canSubmitNew: false, canContinue: true, statementId: 'statement-1' }
const barred: CanSubmit = { canSubmitNew: false, canContinue: false, reasonCode: 'HasActive', reason: 'Уже подано' }

export const model = modelOf(redemptionWizard, {
  inputs: [undefined],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: { watchNetwork: unanswered, checkPermission: { gives: [fresh, draft, barred], fails: [refused] } },
  visible: () => null,
  journeys: [
    {
      title: '[2.8-01] it starts at StatementGuide',
      story: [
        { state: 'statementGuide' },
        { gave: ['checkPermission', fresh] },
        { state: { statementGuide: 'ready' } },
      ],
    },
    {
      title: '[2.8-02] where a draft exists it moves to AccountManagement',
      story: [{ gave: ['checkPermission', draft] }, { state: 'accountManagement' }, { context: { permission: draft } }],
    },
    {
      title: '[4.7-04] where neither is allowed the reason is kept',
      story: [
        { gave: ['checkPermission', barred] },
        { state: { statementGuide: 'blocked' } },
        { context: { permission: barred } },
      ],
    },
  ],
})
