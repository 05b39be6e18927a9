import * as limits from '#domain/limits.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import { genders } from '../../profile/genders.ts'
import { countryOptions, type CountryOption } from '../../statements/country-options.ts'
import { StatementStep } from '../../statements/statement-step.tsx'
import type { StepGroup } from '../../statements/step-fields.tsx'
import { emailField } from '../../statements/steps/email-field.ts'
import { passportGroups, passportPlaces, passportSections } from '../../statements/steps/passport-fields.ts'
import {
  birthDateField,
  nameFields,
  nationalityField,
  numberFields,
  personPlaces,
} from '../../statements/steps/person-fields.ts'
import { useOffices } from '../../statements/steps/use-offices.ts'
import { EmailConfirmation } from '../email-confirmation.tsx'
import { useOpenRequest } from '../use-joining.ts'

const places: Places = {
  ...personPlaces,
  'personalData.gender': 'text',
  ...passportPlaces,
  'contactInfo.phoneNumber': 'text',
  'contactInfo.email': 'text',
}
const usually: DraftValues = {
  personalData: { nationality: limits.defaultNationality },
  passportContainer: { passportType: 'RF' },
}

function groupsWith(
  typed: DraftValues,
  countries: readonly CountryOption[],
  offices: ReturnType<typeof useOffices>,
): StepGroup[] {
  const [kind, ...passport] = passportGroups(typed, countries, offices)
  return [
    { title: 'Имя как в паспорте', fields: nameFields },
    {
      title: 'Рождение и гражданство',
      fields: [
        birthDateField,
        { name: 'personalData.gender', label: 'Пол', as: 'choice', options: genders, inline: true, wide: false },
        nationalityField(countries),
      ],
    },
    { title: 'Номера', fields: numberFields },
    ...(kind ? [{ ...kind, title: 'Документ' }] : []),
    ...passport,
    { title: 'Контакты', fields: [emailField], foot: <EmailConfirmation /> },
  ]
}

const finish = (sections: DraftValues): DraftValues => ({
  ...sections,
  ...passportSections(sections['passportContainer'], sections['personalData']),
})

/** Who joins, their document, and how they are reached (4.5). */
export function Person() {
  const { meta } = useOpenRequest()
  const countries = countryOptions(meta)
  const offices = useOffices()
  return (
    <StatementStep
      step="step2"
      places={places}
      groups={(typed) => groupsWith(typed, countries, offices)}
      known={usually}
      finish={finish}
    />
  )
}
