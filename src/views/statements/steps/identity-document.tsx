import { KnownClient } from '../known-client.tsx'
import { StatementStep } from '../statement-step.tsx'
import { useStatement } from '../statement.ts'
import { useCountries } from '../use-countries.ts'
import { passportGroups, passportPlaces, passportSections } from './passport-fields.ts'
import { useOffices } from './use-offices.ts'

/** The document that says who asks: ours, or one of another country (2.8). */
export function IdentityDocument() {
  const { values } = useStatement()
  const countries = useCountries()
  const offices = useOffices()
  return (
    <KnownClient>
      {({ passport }) => (
        <StatementStep
          step="identityDocument"
          places={passportPlaces}
          groups={(typed) => passportGroups(typed, countries, offices)}
          known={{ passportContainer: passport ?? { passportType: 'RF' } }}
          finish={({ passportContainer }) => passportSections(passportContainer, values.personalData)}
        />
      )}
    </KnownClient>
  )
}
