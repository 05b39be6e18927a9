import type { KppOnlineDraft } from '#domain/joining-request.ts'
import type { RedemptionDraft } from '#domain/redemption-statements.ts'
import type { FileRef } from '#domain/statement-parts.ts'
import type { PensionApplication } from '#domain/synchronizer-statements.ts'
import type { TaxDeductionRequest } from '#domain/tax-statements.ts'
import { home } from '#test/sandbox/seed/person.ts'

/** A file that is what its name says. */
export const jpegFile = (name = 'passport.jpg', more = '') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), more], name, { type: 'image/jpeg' })

type Owner = {
  lastName: string
  firstName: string
  middleName: string
  birthDate: string
  phoneNumber: string
  pegasUserId: number
  contractId: string
  contractNumber: string
}
/** The client with nothing filed. */
export const petr: Owner = {
  lastName: 'Тихонов',
  firstName: 'Пётр',
  middleName: 'Васильевич',
  birthDate: '1986-03-30',
  phoneNumber: '89990000012',
  pegasUserId: 100462,
  contractId: '104612',
  contractNumber: 'ИПП-2021/0905',
}

const passport = {
  passportType: 'RF' as const,
  series: '4510',
  number: '123456',
  issueDate: '2014-06-03',
  issuedBy: 'ОТДЕЛОМ УФМС РОССИИ ПО Г. МОСКВЕ',
  departmentCode: '770-053',
  expirationDate: null,
  country: 643,
}
const bankDetails = {
  bic: '044525225',
  bankName: 'ПАО Сбербанк',
  correspondentAccount: '30101810400000000225',
  accountNumber: '40817810700000000001',
  recipient: 'Тихонов Пётр Васильевич',
}
export const personalData = ({ lastName, firstName, middleName, birthDate }: Owner) => ({
  lastName,
  firstName,
  middleName,
  birthDate,
  birthPlace: 'г. Тула',
  gender: 'Male',
  nationality: 643,
  documentCode: 21,
  snils: '112-233-445 95',
  inn: '500100732259',
  previousLastName: null,
})
/** A draft as the wizard saves it the first time. */
export const begunRedemption = (key: string, owner: Owner = petr): RedemptionDraft => ({
  statementId: null,
  pegasUserId: owner.pegasUserId,
  currentStep: 'TaxStatus',
  version: 0,
  validationVersion: '2026.02',
  idempotencyKey: key,
  contracts: [
    {
      contractId: owner.contractId,
      contractNumber: owner.contractNumber,
      redemptionType: 'Full',
      amount: null,
      availableAmount: null,
    },
  ],
})

/** A draft that nothing is missing from but its files. */
export const wholeRedemption = (key: string, owner: Owner = petr): RedemptionDraft => ({
  ...begunRedemption(key, owner),
  currentStep: 'Review',
  tax: { isTaxResident: true, taxResidencyCountry: 643, deductionUsage: 'Used', certificateProvided: false },
  personalData: personalData(owner),
  passportContainer: passport,
  declarations: { isPublicOfficial: false, hasBeneficiary: false },
  addresses: { registration: home, sameAsRegistration: true, residence: null },
  contactInfo: { phoneNumber: owner.phoneNumber, email: 'petr@example.ru' },
  bankDetails,
  documents: [],
  consents: { accuracy: true, terminationWarning: true, taxWarning: true },
})

/** Papers for the years in which the client has paid in. */
export const taxOrder = (key: string, years: number[], owner: Owner = petr): TaxDeductionRequest => ({
  years,
  agreementIds: [owner.contractId],
  deductionKind: 'LongTermSavings',
  recipient: 'Self',
  deliveryMethod: 'Account',
  personalData: personalData(owner),
  email: null,
  sendToFns: true,
  idempotencyKey: key,
})

/** The first two steps of a request to join, filled in; nothing of the third. */
export const joiningDraft = (key: string): KppOnlineDraft => ({
  kppOnlineRequestId: 'kpp-1',
  currentStep: 3,
  companyCode: 'SEVER',
  payload: {
    step_1: { holdingName: 'sever' },
    step_2: {
      personalData: {
        lastName: 'Смирнов',
        firstName: 'Олег',
        middleName: 'Юрьевич',
        birthDate: '1991-04-23',
        nationality: 643,
        documentCode: 21,
        gender: 'Male',
        snils: '112-233-445 95',
        inn: '500100732259',
      },
      passportContainer: passport,
      contactInfo: { phoneNumber: '89990000004', email: 'oleg@example.ru' },
    },
    step_3: null,
  },
  idempotencyKey: key,
})

/** The whole of it, with these scans. */
export const wholeJoining = (key: string, documents: FileRef[]): KppOnlineDraft => ({
  ...joiningDraft(key),
  currentStep: 'FilesCheck',
  payload: {
    ...joiningDraft(key).payload,
    step_3: {
      addresses: { registration: home, sameAsRegistration: true, residence: null },
      contribution: { mode: 'Percent', value: 3, startDate: '2026-03-01', employeeNumber: '004512' },
      portfolio: 'Balanced',
      assignees: [{ fullName: 'Смирнова Ольга Игоревна', birthDate: '1985-01-01', relation: 'Супруга', share: 100 }],
      documents,
      consents: { rules: true, salaryDeduction: true, accuracy: true },
    },
  },
})

/** Contributions that go over to another portfolio. */
export const portfolioChange = (key: string, portfolio = 'Conservative') => ({
  agreementId: '104612',
  idempotencyKey: key,
  changes: [{ contributionType: 'Personal', requestType: 'NewContributions', portfolio }],
})

/** An application for the pension, with these scans. */
export const pensionApplication = (key: string, documents: FileRef[]): PensionApplication => ({
  agreementId: petr.contractId,
  pegasUserId: petr.pegasUserId,
  idempotencyKey: key,
  basis: 'RetirementAge',
  paymentScheme: 'FixedTerm',
  termYears: 10,
  frequency: 'Monthly',
  startDate: '2026-03-01',
  personalData: personalData(petr),
  passportContainer: passport,
  contactInfo: { phoneNumber: petr.phoneNumber, email: 'petr@example.ru' },
  bankDetails,
  documents,
})
