import type { LinkUserInput, PassportKind } from '#domain/link-user-form.ts'
import type { FormFieldProps } from '#forms/form-field.tsx'
import * as masks from '#forms/masks.ts'

type Field = FormFieldProps<keyof LinkUserInput>

export const personFields: readonly Field[] = [
  { name: 'lastName', label: 'Фамилия', autoComplete: 'family-name' },
  { name: 'firstName', label: 'Имя', autoComplete: 'given-name' },
  { name: 'middleName', label: 'Отчество', autoComplete: 'additional-name', optional: true },
  { name: 'birthDate', label: 'Дата рождения', hint: 'Например, 17.05.1984', mask: masks.day },
  { name: 'snils', label: 'СНИЛС', hint: '11 цифр', mask: masks.snils },
]

const passportKinds: { value: PassportKind; label: string }[] = [
  { value: 'RF', label: 'Паспорт РФ' },
  { value: 'Foreign', label: 'Иностранный паспорт' },
]
export const kindField: Field = {
  name: 'passportKind',
  label: 'Документ',
  as: 'choice',
  options: passportKinds,
  clears: ['passportSeries', 'passportNumber'],
}

export const passportFields: Record<PassportKind, readonly Field[]> = {
  RF: [
    { name: 'passportSeries', label: 'Серия паспорта', hint: '4 цифры', mask: masks.passportSeries },
    { name: 'passportNumber', label: 'Номер паспорта', hint: '6 цифр', mask: masks.passportNumber },
  ],
  Foreign: [
    { name: 'passportSeries', label: 'Серия паспорта', hint: 'Если она есть', optional: true },
    { name: 'passportNumber', label: 'Номер паспорта', hint: 'Буквы и цифры подряд' },
  ],
}

export const agreementField: Field = {
  name: 'agreementNumber',
  label: 'Номер договора',
  hint: 'С ним поиск точнее. Он указан на первой странице договора',
  optional: true,
}
