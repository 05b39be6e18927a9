import type { FormSteps } from '#domain/form-rules.ts'
import { accepted, addresses, contactInfo, identityDocument, passportScans, personalData } from './person.ts'

/** What a request to join asks for, step by step; paths are those of the step's own payload. */
export const joiningRules: FormSteps = {
  steps: [
    { step: 'step_1', fields: [{ path: 'holdingName', required: true, message: 'Неизвестен холдинг' }] },
    { step: 'step_2', fields: [...personalData, ...identityDocument, ...contactInfo] },
    {
      step: 'step_3',
      fields: [
        ...addresses,
        { path: 'contribution.mode', required: true, pattern: '^(Percent|Fixed)$', message: 'Выберите вид взноса' },
        {
          path: 'contribution.value',
          required: true,
          pattern: '^\\d*[1-9]\\d*([.]\\d{1,2})?$',
          message: 'Укажите размер взноса',
        },
        { path: 'contribution.startDate', required: true, message: 'Укажите, с какого дня' },
        { path: 'contribution.employeeNumber', required: false, maxLength: 20 },
        {
          path: 'portfolio',
          required: true,
          pattern: '^(Conservative|Balanced|Optimal|Promising)$',
          message: 'Выберите портфель',
        },
        accepted('consents.rules', 'Нужно согласие с пенсионными правилами'),
        accepted('consents.salaryDeduction', 'Нужно согласие на удержание взноса из зарплаты'),
        accepted('consents.accuracy', 'Подтвердите, что сведения верны'),
      ],
      documents: passportScans,
    },
  ],
}
