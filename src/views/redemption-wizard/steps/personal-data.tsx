import type { DraftValues } from '#domain/statement-draft.ts'
import * as limits from '#domain/limits.ts'
import type { Places } from '#domain/typed-sections.ts'
import * as masks from '#forms/masks.ts'
import type { StepGroup } from '../../statements/step-fields.tsx'
import { genders } from '../../profile/genders.ts'
import { yesOrNo } from '../choices.ts'
import { KnownClient } from '../known-client.tsx'
import { RedemptionStep } from '../redemption-step.tsx'
import { useCountries } from '../use-countries.ts'

const places: Places = {
  'personalData.lastName': 'text',
  'personalData.firstName': 'text',
  'personalData.middleName': 'text',
  'personalData.previousLastName': 'text',
  'personalData.birthDate': 'day',
  'personalData.birthPlace': 'text',
  'personalData.gender': 'text',
  'personalData.nationality': 'code',
  'personalData.snils': 'text',
  'personalData.inn': 'digits',
  'declarations.isPublicOfficial': 'flag',
  'declarations.hasBeneficiary': 'flag',
}

const groupsOf = (countries: { value: string; label: string }[]): StepGroup[] => [
  {
    title: 'Имя как в паспорте',
    fields: [
      { name: 'personalData.lastName', label: 'Фамилия', autoComplete: 'family-name' },
      { name: 'personalData.firstName', label: 'Имя', autoComplete: 'given-name' },
      { name: 'personalData.middleName', label: 'Отчество', autoComplete: 'additional-name' },
      { name: 'personalData.previousLastName', label: 'Прежняя фамилия', hint: 'Если вы меняли её' },
    ],
  },
  {
    title: 'Рождение и гражданство',
    fields: [
      {
        name: 'personalData.birthDate',
        label: 'Дата рождения',
        hint: 'Например, 17.05.1984',
        mask: masks.day,
        autoComplete: 'bday',
      },
      { name: 'personalData.birthPlace', label: 'Место рождения', hint: 'Как в паспорте' },
      { name: 'personalData.gender', label: 'Пол', as: 'choice', options: genders, inline: true, wide: false },
      {
        name: 'personalData.nationality',
        label: 'Гражданство',
        as: 'select',
        options: countries,
        placeholder: 'Выберите страну',
      },
    ],
  },
  {
    title: 'Номера',
    fields: [
      { name: 'personalData.snils', label: 'СНИЛС', hint: '11\u00A0цифр', mask: masks.snils },
      { name: 'personalData.inn', label: 'ИНН', hint: '12\u00A0цифр', mask: masks.personInn },
    ],
  },
  {
    title: 'О вас по закону',
    fields: [
      {
        name: 'declarations.isPublicOfficial',
        label: 'Вы публичное должностное лицо или его родственник?',
        as: 'choice',
        inline: true,
        options: yesOrNo,
      },
      {
        name: 'declarations.hasBeneficiary',
        label: 'Вы действуете к выгоде другого лица?',
        as: 'choice',
        inline: true,
        options: yesOrNo,
      },
    ],
  },
]

/** Who asks (2.8); what the fund knows of the client stands there already. */
export function PersonalData() {
  const countries = useCountries()
  return (
    <KnownClient>
      {({ me }) => {
        const known: DraftValues = {
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
        }
        return <RedemptionStep step="personalData" places={places} groups={groupsOf(countries)} known={known} />
      }}
    </KnownClient>
  )
}
