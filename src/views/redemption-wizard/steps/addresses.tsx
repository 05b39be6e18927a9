import { valueAt } from '#domain/judging/paths.ts'
import * as limits from '#domain/limits.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import type { StepGroup } from '../../statements/step-fields.tsx'
import { StatementStep } from '../../statements/statement-step.tsx'
import { useStatement } from '../../statements/statement.ts'

const places: Places = {
  'addresses.registration.value': 'text',
  'addresses.sameAsRegistration': 'tick',
  'addresses.residence.value': 'text',
}
const usually: DraftValues = { addresses: { sameAsRegistration: true } }

const groups = (typed: DraftValues): StepGroup[] => [
  {
    fields: [
      {
        name: 'addresses.registration.value',
        label: 'Адрес регистрации',
        hint: 'Как в паспорте: индекс, город, улица, дом, квартира',
        autoComplete: 'street-address',
        wide: true,
      },
      { name: 'addresses.sameAsRegistration', label: 'Живу по адресу регистрации', as: 'checkbox' },
      ...(valueAt(typed, 'addresses.sameAsRegistration') === true
        ? []
        : [{ name: 'addresses.residence.value', label: 'Адрес проживания', wide: true }]),
    ],
  },
]

/** The parts of an address are those of its text: of another text they say nothing. */
function addressOf(typed: unknown, before: unknown) {
  const value = valueAt(typed, 'value') ?? null
  if (value === null) return null
  return valueAt(before, 'value') === value ? before : { value, country: limits.defaultNationality, isManual: true }
}

/** Where the client is registered, and where they live (2.8). */
export function Addresses() {
  const { values } = useStatement()
  const finish = ({ addresses }: DraftValues): DraftValues => {
    const isSame = valueAt(addresses, 'sameAsRegistration') === true
    return {
      addresses: {
        registration: addressOf(valueAt(addresses, 'registration'), valueAt(values, 'addresses.registration')),
        sameAsRegistration: isSame,
        residence: isSame ? null : addressOf(valueAt(addresses, 'residence'), valueAt(values, 'addresses.residence')),
      },
    }
  }
  return <StatementStep step="addresses" places={places} groups={groups} known={usually} finish={finish} />
}
