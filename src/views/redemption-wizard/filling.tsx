import { calledByServices } from '#domain/step-named.ts'
import { statementId } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { BankDetails } from '../statements/steps/bank-details.tsx'
import { ContactInfo } from '../statements/steps/contact-info.tsx'
import { IdentityDocument } from '../statements/steps/identity-document.tsx'
import { Filling as StatementFilling } from '../statements/filling.tsx'
import { StatementContext } from '../statements/statement.ts'
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
  const statement = useRedemption()
  const id = useView('draft', statementId)
  return (
    <StatementContext value={statement}>
      <StatementFilling bodies={bodies} sum={useNetSum()} />
      <Question statementId={id} step={calledByServices(statement.step)} />
    </StatementContext>
  )
}
