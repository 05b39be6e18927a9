import type { FormSteps } from '#domain/form-rules.ts'
import type { CanSubmit } from '#domain/redemption.ts'
import type { Form, Opening } from '#machines/redemption-wizard/contract.ts'

export const fresh: CanSubmit = { canSubmitNew: true, canContinue: false }
export const continued: CanSubmit = { canSubmitNew: false, canContinue: true, statementId: 'rs-1' }
export const barred: CanSubmit = {
  canSubmitNew: false,
  canContinue: false,
  reasonCode: 'HasActive',
  reason: 'Уже подано',
}

/* As few rules as there are kinds of them: a section a step, a file, and a consent. */
const rules: FormSteps = {
  steps: [
    { step: 'AccountManagement', fields: [{ path: 'contracts', required: true }] },
    { step: 'TaxStatus', fields: [{ path: 'tax.isTaxResident', required: true }] },
    { step: 'PersonalData', fields: [{ path: 'personalData.lastName', required: true }] },
    { step: 'IdentityDocument', fields: [{ path: 'passportContainer.number', required: true }] },
    { step: 'Addresses', fields: [{ path: 'addresses.registration', required: true }] },
    { step: 'ContactInfo', fields: [{ path: 'contactInfo.phoneNumber', required: true }] },
    { step: 'BankDetails', fields: [{ path: 'bankDetails.bic', required: true }] },
    { step: 'Documents', documents: [{ fileType: 'PassportMain', required: true, maxCount: 1 }] },
    { step: 'Review', fields: [{ path: 'consents.accuracy', required: true }] },
  ],
}
export const form: Form = {
  draft: {
    subject: { kind: 'redemption', clientId: 'client-1' },
    isServed: true,
    seed: '7e1f0000-0000-4000-8000-000000000000',
    validationVersion: '2026.02',
    firstStep: 'accountManagement',
    copy: null,
    record: { kind: 'none' },
  },
  rules,
  today: '2026-11-25',
}
export const scan = {
  fileId: 'f-1',
  fileName: 'old.jpg',
  fileType: 'PassportMain',
  size: 10,
  contentType: 'image/jpeg',
}
/** All that is asked for but the consent, which is given at the very end. */
export const typed = {
  contracts: [{ contractId: '104513' }],
  tax: { isTaxResident: true },
  personalData: { lastName: 'Иванова' },
  passportContainer: { number: '123456' },
  addresses: { registration: { value: 'Москва' } },
  contactInfo: { phoneNumber: '9990000001' },
  bankDetails: { bic: '044525225' },
}
export const consenting = { ...typed, consents: { accuracy: true } }
export const blank: Opening = {
  permission: fresh,
  isPassportInvalid: false,
  form: { ...form, reached: 'accountManagement', values: {} },
}
export const begun: Opening = {
  permission: continued,
  isPassportInvalid: false,
  form: { ...form, reached: 'bankDetails', values: typed },
}
export const whole: Opening = {
  permission: continued,
  isPassportInvalid: false,
  form: { ...form, reached: 'review', values: { ...typed, documents: [scan] } },
}
export const shut: Opening = { permission: barred, isPassportInvalid: false, form: null }
export const passport: Opening = { permission: barred, isPassportInvalid: true, form: null }
/** The form did not come with the right to fill it in: there is nothing to open. */
export const formless: Opening = { permission: continued, isPassportInvalid: false, form: null }
export const freshFormless: Opening = { permission: fresh, isPassportInvalid: false, form: null }
