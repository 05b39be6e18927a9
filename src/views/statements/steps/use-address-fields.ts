import { useState } from 'react'
import { valueAt } from '#domain/judging/paths.ts'
import * as limits from '#domain/limits.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import { useSuggestions, type SuggestedOption } from '#system/react/use-suggestions.ts'
import { useStatement } from '../statement.ts'
import type { StepField, StepGroup } from '../step-fields.tsx'

/** Where one is registered and where one lives, by the places that every statement has. */
export const addressPlaces: Places = {
  'addresses.registration.value': 'text',
  'addresses.sameAsRegistration': 'tick',
  'addresses.residence.value': 'text',
}
export const usualAddresses: DraftValues = { addresses: { sameAsRegistration: true } }

/** An address that is looked up while it is typed. */
type AddressField = (place: string, label: string, hint?: string) => StepField

const groupsWith =
  (address: AddressField) =>
  (typed: DraftValues): StepGroup[] => [
    {
      fields: [
        address(
          'addresses.registration.value',
          'Адрес регистрации',
          'Как в\u00A0паспорте: индекс, город, улица, дом, квартира',
        ),
        { name: 'addresses.sameAsRegistration', label: 'Живу по адресу регистрации', as: 'checkbox' },
        ...(valueAt(typed, 'addresses.sameAsRegistration') === true
          ? []
          : [address('addresses.residence.value', 'Адрес проживания')]),
      ],
    },
  ]

type Known = ReadonlyMap<unknown, unknown>

/** The parts of an address are those of its text, as it was chosen or as it stood: of another text they say nothing. */
function addressOf(typed: unknown, before: unknown, chosen: Known) {
  const value = valueAt(typed, 'value') ?? null
  if (value === null) return null
  const known = chosen.get(value) ?? (valueAt(before, 'value') === value ? before : null)
  return known ?? { value, country: limits.defaultNationality, isManual: true }
}

/** The fields of the addresses, which are looked up while they are typed, and the section that follows from what was typed. */
export function useAddressFields() {
  const { values } = useStatement()
  const [chosen] = useState(() => new Map<unknown, unknown>())
  const { onTaken, ...suggested } = useSuggestions('address')
  const address: AddressField = (name, label, hint) => ({
    ...suggested,
    as: 'combobox',
    name,
    label,
    hint,
    listLabel: 'Адреса',
    onTaken: ({ data }: SuggestedOption) => {
      chosen.set(data['value'], data)
      onTaken()
    },
    valuesOf: ({ data }: SuggestedOption) => ({ [name]: data['value'] }),
    wide: true,
  })
  const finish = ({ addresses }: DraftValues): DraftValues => {
    const isSame = valueAt(addresses, 'sameAsRegistration') === true
    const finished = (which: 'registration' | 'residence') =>
      addressOf(valueAt(addresses, which), valueAt(values, `addresses.${which}`), chosen)
    return {
      addresses: {
        registration: finished('registration'),
        sameAsRegistration: isSame,
        residence: isSame ? null : finished('residence'),
      },
    }
  }
  return { groupsOf: groupsWith(address), finish }
}
