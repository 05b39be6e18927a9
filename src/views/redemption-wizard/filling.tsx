import { isStepComplete } from '#domain/judging/steps.ts'
import { redemptionSteps, type RedemptionStep } from '#domain/redemption-steps.ts'
import { adoptions } from '#machines/draft/selectors.ts'
import { reached, step } from '#machines/redemption-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import type { Step } from '#ui/steps.tsx'
import { WizardFrame } from '../statements/wizard-frame.tsx'
import { stepTitles } from './step-titles.ts'
import { AccountManagement } from './steps/account-management.tsx'
import { Addresses } from './steps/addresses.tsx'
import { BankDetails } from './steps/bank-details.tsx'
import { ContactInfo } from './steps/contact-info.tsx'
import { Documents } from './steps/documents.tsx'
import { IdentityDocument } from './steps/identity-document.tsx'
import { PersonalData } from './steps/personal-data.tsx'
import { ReviewStep } from './steps/review.tsx'
import { TaxStatus } from './steps/tax-status.tsx'
import { DraftActions } from './draft-actions.tsx'
import { useNetSum } from './use-net-sum.ts'
import { useRedemption } from './use-redemption.ts'
import { useSaved } from './use-saved.ts'

const bodies = {
  accountManagement: AccountManagement,
  taxStatus: TaxStatus,
  personalData: PersonalData,
  identityDocument: IdentityDocument,
  addresses: Addresses,
  contactInfo: ContactInfo,
  bankDetails: BankDetails,
  documents: Documents,
  review: ReviewStep,
}

/** The statement at one of its steps (2.8). */
export function Filling() {
  const current = useView('redemptionWizard', step)
  const { wizard, today } = useRedemption()
  const Body = bodies[current]
  const pick = (name: string) => {
    const chosen = redemptionSteps.find((one) => one === name)
    if (chosen) wizard.send({ type: 'step.chosen', step: chosen })
  }
  return (
    <>
      <WizardFrame
        title="Заявление на выкуп"
        steps={useSteps(current)}
        onPick={pick}
        saved={useSaved()}
        today={today}
        sum={useNetSum()}
      >
        <Body key={`${current} ${useView('draft', adoptions)}`} />
      </WizardFrame>
      <DraftActions />
    </>
  )
}

/** A step that was reached is done where nothing is wrong with it: an answer elsewhere may ask for more. */
function useSteps(current: RedemptionStep): Step[] {
  const furthest = redemptionSteps.indexOf(useView('redemptionWizard', reached))
  const { rulesOf, values, files, today } = useRedemption()
  return redemptionSteps.map((id, index) => {
    const isReached = index <= furthest
    const isDone = isReached && id !== 'review' && isStepComplete(rulesOf(id), { values, files, today })
    return { id, label: stepTitles[id], state: id === current ? 'current' : isDone ? 'done' : 'ahead', isReached }
  })
}
