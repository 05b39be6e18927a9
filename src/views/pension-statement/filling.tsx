import { BankDetails } from '../statements/steps/bank-details.tsx'
import { ContactInfo } from '../statements/steps/contact-info.tsx'
import { Documents } from '../statements/steps/documents.tsx'
import { IdentityDocument } from '../statements/steps/identity-document.tsx'
import { Filling as StatementFilling } from '../statements/filling.tsx'
import { StatementProvider } from '../statements/statement-provider.tsx'
import { Basis } from './steps/basis.tsx'
import { PaymentSchemeStep } from './steps/payment-scheme.tsx'
import { PersonalData } from './steps/personal-data.tsx'
import { Programme } from './steps/programme.tsx'
import { ReviewStep } from './steps/review.tsx'
import { usePayment } from './use-payment.ts'
import { usePension } from './use-pension.ts'

const bodies = {
  programme: Programme,
  basis: Basis,
  paymentScheme: PaymentSchemeStep,
  personalData: PersonalData,
  identityDocument: IdentityDocument,
  contactInfo: ContactInfo,
  bankDetails: BankDetails,
  documents: Documents,
  review: ReviewStep,
}

/** The application at one of its steps. */
export function Filling() {
  return <StatementProvider statement={usePension()}>{steps}</StatementProvider>
}

/** What one payment may be is in view on every step. */
function Steps() {
  return <StatementFilling bodies={bodies} sum={usePayment()} />
}
const steps = <Steps />
