import { css } from '@emotion/react'
import { differsFromEstimate } from '#domain/payout-tax-notes.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import { errorText as draftError } from '#machines/draft/selectors.ts'
import { errorText, hindrance } from '#machines/redemption-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { ReviewSections } from '../../statements/review-sections.tsx'
import { SigningHindrance } from '../../statements/signing-hindrance.tsx'
import { StatementStep } from '../../statements/statement-step.tsx'
import { useStatement } from '../../statements/statement.ts'
import type { StepGroup } from '../../statements/step-fields.tsx'
import { PayoutSums } from '../payout-sums.tsx'
import { sectionItems } from '../section-items.ts'

const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const places: Places = {
  'consents.accuracy': 'tick',
  'consents.terminationWarning': 'tick',
  'consents.taxWarning': 'tick',
}
const groups: StepGroup[] = [
  {
    fields: [
      { name: 'consents.accuracy', label: 'Сведения в заявлении верны', as: 'checkbox' },
      {
        name: 'consents.terminationWarning',
        label: 'Знаю, что договор, по которому забираю всю сумму, прекратится и пенсии по нему не будет',
        as: 'checkbox',
      },
      { name: 'consents.taxWarning', label: 'Знаю, что фонд удержит налог из выкупной суммы', as: 'checkbox' },
    ],
  },
]

/** All that was filled in, and the consents that it is signed with (2.8). */
export function ReviewStep() {
  const { send, wholeWith } = useStatement()
  const sign = (consents: DraftValues) => send({ type: 'statement.signed', values: wholeWith(consents) })
  return (
    <>
      <ReviewSections itemsOf={sectionItems} />
      <PayoutSums>
        <p css={soft}>{differsFromEstimate()}</p>
      </PayoutSums>
      <StatementStep step="review" places={places} groups={groups} onSubmit={sign} continueLabel="Перейти к подписанию">
        <Hindrance />
      </StatementStep>
    </>
  )
}

/** Why it did not go on to the signature. */
function Hindrance() {
  const now = useView('redemptionWizard', hindrance)
  const refusedBy = useView('redemptionWizard', errorText)
  const refusedDraft = useView('draft', draftError)
  const refused = now === 'refused' || now === 'unreachable' ? (refusedDraft ?? refusedBy) : refusedBy
  return <SigningHindrance why={now ?? (refused === null ? null : 'refused')} refused={refused} />
}
