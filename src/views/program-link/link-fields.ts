import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { LinkUserInput, PassportKind } from '#domain/link-user-form.ts'

export type FieldName = Exclude<keyof LinkUserInput, 'passportKind'>
/** One field of the form: its words, and the mask where the services expect a shape. */
export type Field = {
  name: FieldName
  label: string
  hint?: string
  mask?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  optional?: boolean
}

export const personFields: readonly Field[] = [
  { name: 'lastName', label: 'Фамилия', autoComplete: 'family-name' },
  { name: 'firstName', label: 'Имя', autoComplete: 'given-name' },
  { name: 'middleName', label: 'Отчество', autoComplete: 'additional-name', optional: true },
  { name: 'birthDate', label: 'Дата рождения', hint: 'Например, 17.05.1984', mask: '##.##.####' },
  { name: 'snils', label: 'СНИЛС', hint: '11 цифр', mask: '###-###-### ##' },
]

export const passportFields: Record<PassportKind, readonly Field[]> = {
  RF: [
    { name: 'passportSeries', label: 'Серия паспорта', hint: '4 цифры', mask: '## ##' },
    { name: 'passportNumber', label: 'Номер паспорта', hint: '6 цифр', mask: '######' },
  ],
  Foreign: [
    { name: 'passportSeries', label: 'Серия паспорта', hint: 'Если она есть', optional: true },
    { name: 'passportNumber', label: 'Номер паспорта', hint: 'Буквы и цифры подряд' },
  ],
}

export const agreementField: Field = { name: 'agreementNumber', label: 'Номер договора', hint: 'С ним поиск точнее. Он указан на первой странице договора', optional: true }

export const fieldsFor = (kind: PassportKind): readonly Field[] => [...personFields, ...passportFields[kind], agreementField]
