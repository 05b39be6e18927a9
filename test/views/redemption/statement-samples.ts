import { Failure } from '#domain/faults.ts'
import type { RedemptionDraft, RedemptionStatement } from '#domain/redemption-statements.ts'
import { redemptionRules } from '#test/sandbox/content/form-rules/redemption.ts'
import { answers } from '../account-samples.ts'

const allowed = { canSubmitNew: true, canContinue: false, statementId: null, reasonCode: null, reason: null }
const continued = { ...allowed, canSubmitNew: false, canContinue: true, statementId: 'rs-1' }

const passport = {
  passportType: 'RF' as const,
  documentCode: 21,
  series: '4510',
  number: '123456',
  issueDate: '2014-06-03',
  issuedBy: 'ОТДЕЛОМ УФМС РОССИИ ПО Г. МОСКВЕ',
  departmentCode: '770-053',
  expirationDate: null,
  country: 643,
}

/** A draft in which all is filled in but the consents. */
export const wholeDraft: RedemptionStatement = {
  statementId: 'rs-1',
  state: 'draft',
  currentStep: 'Review',
  version: 4,
  idempotencyKey: 'another',
  createdDate: '2026-02-16T12:00:00Z',
  contracts: [
    {
      contractId: '104513',
      contractNumber: 'ИПП-2022/1107',
      redemptionType: 'Full',
      amount: null,
      availableAmount: 164210.3,
    },
  ],
  tax: { isTaxResident: true, taxResidencyCountry: 643, deductionUsage: 'Used', certificateProvided: false },
  personalData: {
    lastName: 'Иванова',
    firstName: 'Анна',
    middleName: 'Сергеевна',
    birthDate: '1984-05-17',
    birthPlace: 'г. Тула',
    gender: 'Female',
    nationality: 643,
    documentCode: 21,
    snils: '112-233-445 95',
    inn: '500100732259',
    previousLastName: null,
  },
  declarations: { isPublicOfficial: false, hasBeneficiary: false },
  passportContainer: { ...passport },
  addresses: {
    registration: { value: 'г Москва, ул Хабаровская, д 4, кв 8', postalCode: '107589' },
    sameAsRegistration: true,
    residence: null,
  },
  contactInfo: { phoneNumber: '89990000001', email: 'anna@example.ru' },
  bankDetails: {
    bic: '044525225',
    bankName: 'ПАО Сбербанк',
    correspondentAccount: '30101810400000000225',
    accountNumber: '40817810700000000001',
    recipient: 'Иванова Анна Сергеевна',
  },
  documents: [
    { fileId: 'f-1', fileName: 'passport.pdf', fileType: 'PassportMain', size: 812345, contentType: 'application/pdf' },
    {
      fileId: 'f-2',
      fileName: 'registration.pdf',
      fileType: 'PassportRegistration',
      size: 412345,
      contentType: 'application/pdf',
    },
  ],
  history: [],
}

type Given = { body: RedemptionDraft }

/**
 * Services that keep one draft of a redemption: what was saved, in its order, stands in `saved`. While the state has `theirs`, somebody
 * else has saved that before.
 */
export function redemptionServices(draft: RedemptionStatement | null = null) {
  const saved: RedemptionDraft[] = []
  const state = { record: draft, isDown: false, theirs: null as RedemptionStatement | null }
  const save = ({ body }: Given): RedemptionStatement => {
    if (state.isDown) throw new Failure({ kind: 'offline' })
    if (state.theirs) {
      state.record = state.theirs
      throw new Failure({ kind: 'refused', status: 409, code: 'VersionConflict' })
    }
    saved.push(body)
    const { statementId, ...content } = body
    state.record = {
      ...content,
      statementId: statementId ?? 'rs-1',
      state: 'draft',
      version: body.version + 1,
      createdDate: '2026-02-16T12:00:00Z',
      history: [],
    }
    return state.record
  }
  return {
    saved,
    state,
    answers: {
      ...answers,
      'account.passport': () => [passport],
      'statements.canSubmitRedemption': () => (state.record ? continued : allowed),
      'statements.formRules': () => ({ version: '1', forms: { RedemptionStatement: redemptionRules } }),
      'statements.metaInformation': () => ({
        ValidationVersion: '2026.02',
        Countries: [
          { Code: 643, Name: 'Россия' },
          { Code: 398, Name: 'Казахстан' },
        ],
        FileUploadLimits: [{ FileType: 'pdf', Limit: 20971520 }],
      }),
      'statements.redemptions': () => (state.record ? [state.record] : []),
      'redemption.save': save as never,
      'redemption.remove': () => {
        state.record = null
      },
    },
  }
}
