import type { FormSteps } from '#domain/form-rules.ts'
import type { Judged, UnknownRule } from '#domain/judging/judged.ts'

/** The rules of the contract (L8). */
export const rules: FormSteps = {
  steps: [
    {
      step: 'PersonalData',
      fields: [
        {
          path: 'personalData.lastName',
          required: true,
          maxLength: 60,
          pattern: '^[А-ЯЁа-яё][А-ЯЁа-яё\\- ]*$',
          message: 'Укажите фамилию как в паспорте',
        },
        { path: 'personalData.middleName', required: false, maxLength: 60 },
        {
          path: 'personalData.snils',
          required: true,
          check: 'snils',
          message: 'Проверьте СНИЛС: контрольное число не совпадает',
        },
        { path: 'personalData.inn', required: true, check: 'inn12' },
      ],
    },
    {
      step: 'IdentityDocument',
      fields: [
        {
          path: 'passportContainer.departmentCode',
          required: true,
          check: 'departmentCode',
          requiredWhen: { path: 'passportContainer.passportType', equals: 'RF' },
        },
        {
          path: 'passportContainer.expirationDate',
          required: true,
          requiredWhen: { path: 'passportContainer.passportType', equals: 'Foreign' },
        },
      ],
    },
    {
      step: 'BankDetails',
      fields: [
        { path: 'bankDetails.bic', required: true, check: 'bic' },
        {
          path: 'bankDetails.accountNumber',
          required: true,
          check: 'accountNumber',
          message: 'Номер счёта не подходит к этому БИК',
        },
      ],
    },
    {
      step: 'Documents',
      documents: [
        { fileType: 'PassportMain', title: 'Паспорт, разворот с фото', required: true, maxCount: 2 },
        {
          fileType: 'TaxCertificate',
          title: 'Справка из налоговой',
          required: false,
          requiredWhen: { path: 'tax.deductionUsage', equals: 'NotUsed' },
          maxCount: 1,
        },
      ],
    },
  ],
}

/** The values of the contract (L2). */
export const values = {
  personalData: {
    lastName: 'Иванова',
    middleName: 'Сергеевна',
    birthDate: '1984-05-17',
    snils: '112-233-445 95',
    inn: '500100732259',
  },
  passportContainer: { passportType: 'RF', departmentCode: '770-053', expirationDate: null },
  bankDetails: { bic: '044525225', accountNumber: '40817810700000000001' },
  tax: { deductionUsage: 'NotUsed' },
}

export const files = [{ fileType: 'PassportMain' }, { fileType: 'TaxCertificate' }]

/** What is judged over, and what was heard of unknown rules meanwhile. */
export function judging(given: Partial<Judged> = {}): { judged: Judged; unknown: UnknownRule[] } {
  const unknown: UnknownRule[] = []
  return { unknown, judged: { values, files, today: '2026-02-17', onUnknown: (one) => unknown.push(one), ...given } }
}

/** The rules of a step by its name. */
export function stepOf(name: string) {
  const step = rules.steps.find((one) => one.step === name)
  if (!step) throw new Error(`no step ${name}`)
  return step
}
