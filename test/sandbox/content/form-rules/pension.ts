import type { FormSteps } from '#domain/form-rules.ts'
import { bankDetails, contactInfo, identityDocument, passportScans, personalData } from './person.ts'

/** What an application for the pension asks for. */
export const pensionRules: FormSteps = {
  steps: [
    { step: 'Programme', fields: [{ path: 'agreementId', required: true, message: 'Выберите программу' }] },
    {
      step: 'Basis',
      fields: [
        {
          path: 'basis',
          required: true,
          pattern: '^(RetirementAge|EarlyPension|Disability|ContractTerm)$',
          message: 'Выберите основание',
        },
      ],
    },
    {
      step: 'PaymentScheme',
      fields: [
        {
          path: 'paymentScheme',
          required: true,
          pattern: '^(FixedTerm|Lifetime|UntilExhausted|LumpSum)$',
          message: 'Выберите, как получать пенсию',
        },
        {
          path: 'termYears',
          required: true,
          requiredWhen: { path: 'paymentScheme', equals: 'FixedTerm' },
          pattern: '^([5-9]|[12]\\d|30)$',
          message: 'Укажите срок от 5 до 30 лет',
        },
        { path: 'frequency', required: true, pattern: '^(Monthly|Quarterly|Yearly)$', message: 'Укажите, как часто' },
        { path: 'startDate', required: true, message: 'Укажите, с какого дня' },
      ],
    },
    { step: 'PersonalData', fields: [...personalData.filter(({ path }) => path !== 'personalData.gender')] },
    { step: 'IdentityDocument', fields: identityDocument },
    { step: 'ContactInfo', fields: contactInfo },
    { step: 'BankDetails', fields: bankDetails },
    {
      step: 'Documents',
      documents: [
        ...passportScans.filter(({ fileType }) => fileType !== 'PassportRegistration'),
        {
          fileType: 'DisabilityCertificate',
          title: 'Справка об инвалидности',
          required: false,
          requiredWhen: { path: 'basis', equals: 'Disability' },
          maxCount: 2,
        },
        {
          fileType: 'EarlyPensionCertificate',
          title: 'Справка о досрочной пенсии',
          required: false,
          requiredWhen: { path: 'basis', equals: 'EarlyPension' },
          maxCount: 2,
        },
      ],
    },
  ],
}
