import type { Me } from '#domain/account.ts'
import * as limits from '#domain/limits.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import * as masks from '#forms/masks.ts'
import type { StepField } from '../step-fields.tsx'

/** Who asks, by the places of a statement that every statement has. */
export const personPlaces: Places = {
  'personalData.lastName': 'text',
  'personalData.firstName': 'text',
  'personalData.middleName': 'text',
  'personalData.birthDate': 'day',
  'personalData.nationality': 'code',
  'personalData.snils': 'text',
  'personalData.inn': 'digits',
}
export const nameFields: StepField[] = [
  { name: 'personalData.lastName', label: 'Фамилия', autoComplete: 'family-name' },
  { name: 'personalData.firstName', label: 'Имя', autoComplete: 'given-name' },
  { name: 'personalData.middleName', label: 'Отчество', autoComplete: 'additional-name' },
]
export const birthDateField: StepField = {
  name: 'personalData.birthDate',
  label: 'Дата рождения',
  hint: 'Например, 17.05.1984',
  mask: masks.day,
  autoComplete: 'bday',
}
export const nationalityField = (countries: readonly { value: string; label: string }[]): StepField => ({
  name: 'personalData.nationality',
  label: 'Гражданство',
  as: 'select',
  options: countries,
  placeholder: 'Выберите страну',
})
export const numberFields: StepField[] = [
  { name: 'personalData.snils', label: 'СНИЛС', hint: '11\u00A0цифр', mask: masks.snils },
  { name: 'personalData.inn', label: 'ИНН', hint: '12\u00A0цифр', mask: masks.personInn },
]

/** What the fund knows of the client. */
export const knownPerson = (me: Me | null): DraftValues => ({
  personalData: {
    ...(me && {
      lastName: me.lastName,
      firstName: me.firstName,
      middleName: me.middleName,
      birthDate: me.birthDate,
      gender: me.gender,
      snils: me.snils,
    }),
    nationality: limits.defaultNationality,
  },
})
