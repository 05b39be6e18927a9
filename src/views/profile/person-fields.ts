import type { ProfileInput } from '#domain/profile-form.ts'
import type { FormFieldProps } from '#forms/form-field.tsx'
import * as masks from '#forms/masks.ts'
import { genders } from './genders.ts'

type Field = FormFieldProps<keyof ProfileInput>

/** The fields of the profile in their order; `known` are those that cannot be left empty any more. */
export const personFields = (known: { birthDate: boolean; snils: boolean; email: boolean }): readonly Field[] => [
  { name: 'lastName', label: 'Фамилия', autoComplete: 'family-name' },
  { name: 'firstName', label: 'Имя', autoComplete: 'given-name' },
  { name: 'middleName', label: 'Отчество', autoComplete: 'additional-name', optional: true },
  {
    name: 'birthDate',
    label: 'Дата рождения',
    hint: 'Например, 17.05.1984',
    mask: masks.day,
    autoComplete: 'bday',
    optional: !known.birthDate,
  },
  { name: 'gender', label: 'Пол', as: 'choice', options: genders, inline: true, optional: true },
  { name: 'snils', label: 'СНИЛС', hint: '11 цифр', mask: masks.snils, optional: !known.snils },
  {
    name: 'email',
    label: 'Электронная почта',
    hint: 'Новый адрес попросим подтвердить',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    optional: !known.email,
  },
]
