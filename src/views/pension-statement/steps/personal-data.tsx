import type { StepGroup } from '../../statements/step-fields.tsx'
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

const groupsOf = (countries: { value: string; label: string }[]): StepGroup[] => [
  { title: 'Имя как в паспорте', fields: nameFields },
  { title: 'Рождение и гражданство', fields: [birthDateField, nationalityField(countries)] },
  { title: 'Номера', fields: numberFields },
]

/** Who asks; what the fund knows of the client stands there already. */
export function PersonalData() {
  const countries = useCountries()
  return (
    <KnownClient>
      {({ me }) => (
        <StatementStep step="personalData" places={personPlaces} groups={groupsOf(countries)} known={knownPerson(me)} />
      )}
    </KnownClient>
  )
}
