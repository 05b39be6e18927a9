import type { Places } from '#domain/typed-sections.ts'
import type { StepGroup } from '../../statements/step-fields.tsx'
import { genders } from '../../profile/genders.ts'
import { yesOrNo } from '../choices.ts'
import { KnownClient } from '../../statements/known-client.tsx'
import { StatementStep } from '../../statements/statement-step.tsx'
import {
  birthDateField,
  knownPerson,
  nameFields,
  nationalityField,
  numberFields,
  personPlaces,
} from '../../statements/steps/person-fields.ts'
import { useCountries } from '../../statements/use-countries.ts'

const places: Places = {
  ...personPlaces,
  'personalData.previousLastName': 'text',
  'personalData.birthPlace': 'text',
  'personalData.gender': 'text',
  'declarations.isPublicOfficial': 'flag',
  'declarations.hasBeneficiary': 'flag',
}

const groupsOf = (countries: { value: string; label: string }[]): StepGroup[] => [
  {
    title: 'Имя как в паспорте',
    fields: [
      ...nameFields,
      { name: 'personalData.previousLastName', label: 'Прежняя фамилия', hint: 'Если вы меняли её' },
    ],
  },
  {
    title: 'Рождение и гражданство',
    fields: [
      birthDateField,
      { name: 'personalData.birthPlace', label: 'Место рождения', hint: 'Как в паспорте' },
      { name: 'personalData.gender', label: 'Пол', as: 'choice', options: genders, inline: true, wide: false },
      nationalityField(countries),
    ],
  },
  { title: 'Номера', fields: numberFields },
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
      {({ me }) => (
        <StatementStep step="personalData" places={places} groups={groupsOf(countries)} known={knownPerson(me)} />
      )}
    </KnownClient>
  )
}
