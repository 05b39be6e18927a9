import { calledByServices } from '#domain/step-named.ts'
import { statementId } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { BankDetails } from '../statements/steps/bank-details.tsx'
import { ContactInfo } from '../statements/steps/contact-info.tsx'
import { IdentityDocument } from '../statements/steps/identity-document.tsx'
import { Filling as StatementFilling } from '../statements/filling.tsx'
import { StatementProvider } from '../statements/statement-provider.tsx'
import { useStatement } from '../statements/statement.ts'
import { AccountManagement } from './steps/account-management.tsx'
import { Addresses } from './steps/addresses.tsx'
import { Files } from './steps/files.tsx'
import { PersonalData } from './steps/personal-data.tsx'
import { ReviewStep } from './steps/review.tsx'
import { TaxStatus } from './steps/tax-status.tsx'
import { Question } from './question.tsx'
import { useNetSum } from './use-net-sum.ts'
import { useRedemption } from './use-redemption.ts'

const bodies = {
  accountManagement: AccountManagement,
  taxStatus: TaxStatus,
  personalData: PersonalData,
  identityDocument: IdentityDocument,
  addresses: Addresses,
  contactInfo: ContactInfo,
  bankDetails: BankDetails,
  documents: Files,
  review: ReviewStep,
}

/** The statement at one of its steps (2.8). */
export function Filling() {
  return <StatementProvider statement={useRedemption()}>{steps}</StatementProvider>
}

/** What is left after tax is in view on every step. */
function Steps() {
  const { step } = useStatement()
  return (
    <>
      <StatementFilling bodies={bodies} sum={useNetSum()} />
      <Question statementId={useView('draft', statementId)} step={calledByServices(step)} />
    </>
  )
}
const steps = <Steps />
