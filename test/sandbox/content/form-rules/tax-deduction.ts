import type { FormSteps } from '#domain/form-rules.ts'
import { names } from './person.ts'

/** What a statement for the papers of a deduction asks for. */
export const taxDeductionRules: FormSteps = {
  steps: [
    {
      step: 'Choose',
      fields: [
        { path: 'years', required: true, message: 'Выберите год' },
        { path: 'agreementIds', required: true, message: 'Выберите договор' },
        {
          path: 'deductionKind',
          required: true,
          pattern: '^(Social219|LongTermSavings)$',
          message: 'Выберите вид вычета',
        },
        { path: 'recipient', required: true, pattern: '^(Self|Relative)$', message: 'Укажите, за кого платили' },
        { path: 'deliveryMethod', required: true, pattern: '^(Account|Email)$', message: 'Выберите, как получить' },
        {
          path: 'email',
          required: false,
          requiredWhen: { path: 'deliveryMethod', equals: 'Email' },
          check: 'email',
          maxLength: 254,
          message: 'Проверьте адрес: должно получиться как anna@example.ru',
        },
        ...names,
        { path: 'personalData.birthDate', required: true, check: 'adult18', message: 'Проверьте дату рождения' },
        {
          path: 'personalData.inn',
          required: true,
          check: 'inn12',
          message: 'Проверьте ИНН: контрольное число не совпадает',
        },
      ],
    },
  ],
}
