import { valueAt } from '#domain/judging/paths.ts'
import { showPhone } from '#domain/phone-format.ts'
import type { Places } from '#domain/typed-sections.ts'
import { DefinitionList } from '#ui/definition-list.tsx'
import { KnownClient } from '../known-client.tsx'
import { StatementStep } from '../statement-step.tsx'
import { useStatement } from '../statement.ts'
import type { StepGroup } from '../step-fields.tsx'
import { emailField } from './email-field.ts'

const places: Places = { 'contactInfo.phoneNumber': 'text', 'contactInfo.email': 'text' }
const groups: StepGroup[] = [{ fields: [emailField] }]

/** How the client is reached: by the number of the sign-in, which is not changed here (2.8). */
export function ContactInfo() {
  const { values } = useStatement()
  return (
    <KnownClient>
      {({ me }) => {
        const phone = valueAt(values, 'contactInfo.phoneNumber') ?? me?.phoneNumber
        return (
          <StatementStep
            step="contactInfo"
            places={places}
            groups={groups}
            known={{ contactInfo: { phoneNumber: me?.phoneNumber, email: me?.email } }}
          >
            {typeof phone === 'string' && <DefinitionList items={[{ term: 'Телефон', value: showPhone(phone) }]} />}
          </StatementStep>
        )
      }}
    </KnownClient>
  )
}
