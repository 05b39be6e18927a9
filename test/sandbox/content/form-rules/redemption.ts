import type { FormSteps } from '#domain/form-rules.ts'
import {
  accepted,
  addresses,
  bankDetails,
  birthPlace,
  contactInfo,
  identityDocument,
  passportScans,
  personalData,
} from './person.ts'

/** What a redemption statement asks for. */
export const redemptionRules: FormSteps = {
  steps: [
    {
      step: 'AccountManagement',
      fields: [{ path: 'contracts', required: true, message: 'Выберите договор' }],
    },
    {
      step: 'TaxStatus',
      fields: [
        { path: 'tax.isTaxResident', required: true, message: 'Укажите, являетесь ли вы налоговым резидентом России' },
        {
          path: 'tax.taxResidencyCountry',
          required: true,
          requiredWhen: { path: 'tax.isTaxResident', equals: false },
          pattern: '^[1-9]\\d*$',
          message: 'Выберите страну',
        },
        {
          path: 'tax.deductionUsage',
          required: true,
          pattern: '^(NotUsed|Used|Partly)$',
          message: 'Укажите, получали ли вы вычет',
        },
      ],
    },
    {
      step: 'PersonalData',
      fields: [
        ...personalData,
        ...birthPlace,
        { path: 'declarations.isPublicOfficial', required: true, message: 'Ответьте на вопрос' },
        { path: 'declarations.hasBeneficiary', required: true, message: 'Ответьте на вопрос' },
      ],
    },
    { step: 'IdentityDocument', fields: identityDocument },
    { step: 'Addresses', fields: addresses },
    { step: 'ContactInfo', fields: contactInfo },
    { step: 'BankDetails', fields: bankDetails },
    {
      step: 'Documents',
      documents: [
        ...passportScans,
        {
          fileType: 'TaxCertificate',
          title: 'Справка из налоговой',
          required: true,
          requiredWhen: { path: 'tax.certificateProvided', equals: true },
          maxCount: 1,
        },
      ],
    },
    {
      step: 'Review',
      fields: [
        accepted('consents.accuracy', 'Подтвердите, что сведения верны'),
        accepted('consents.terminationWarning', 'Подтвердите, что знаете о расторжении договора'),
        accepted('consents.taxWarning', 'Подтвердите, что знаете об удержании налога'),
      ],
    },
  ],
}
