import { errorText, isReminded } from '#machines/pension-statement/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { ReviewSections } from '../../statements/review-sections.tsx'
import { SigningHindrance } from '../../statements/signing-hindrance.tsx'
import { OwnStep } from '../../statements/statement-step.tsx'
import { useStatement } from '../../statements/statement.ts'
import { useSectionItems } from '../use-section-items.ts'

const nothingTyped = {}

/** All that was filled in, before it is signed. */
export function ReviewStep() {
  const { send, wholeWith } = useStatement()
  return (
    <>
      <ReviewSections itemsOf={useSectionItems()} />
      <OwnStep
        step="review"
        blank={nothingTyped}
        groups={[]}
        sectionsOf={() => ({})}
        onSubmit={() => send({ type: 'statement.signed', values: wholeWith({}) })}
        continueLabel="Перейти к подписанию"
      >
        <Hindrance />
      </OwnStep>
    </>
  )
}

/** Why it did not go on to the signature. */
function Hindrance() {
  const isIncomplete = useView('pensionStatement', isReminded)
  const refused = useView('pensionStatement', errorText)
  return <SigningHindrance why={isIncomplete ? 'incomplete' : refused === null ? null : 'refused'} refused={refused} />
}
