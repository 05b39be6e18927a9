import type { FormSteps } from '#domain/form-rules.ts'

/** What may be sent after a statement: whatever of it the fund has asked for. */
export const supplementRules: FormSteps = {
  steps: [
    { step: 'Comment', fields: [{ path: 'comment', required: false, maxLength: 1000 }] },
    {
      step: 'Documents',
      fields: [{ path: 'documents', required: true, message: 'Приложите хотя бы один документ' }],
      documents: [
        { fileType: 'PassportMain', title: 'Паспорт, разворот с фото', required: false, maxCount: 2 },
        { fileType: 'PassportRegistration', title: 'Паспорт, страница с регистрацией', required: false, maxCount: 1 },
        { fileType: 'TaxCertificate', title: 'Справка из налоговой', required: false, maxCount: 1 },
        { fileType: 'BankStatement', title: 'Выписка с реквизитами счёта', required: false, maxCount: 1 },
        { fileType: 'Other', title: 'Другой документ', required: false, maxCount: 5 },
      ],
    },
  ],
}
