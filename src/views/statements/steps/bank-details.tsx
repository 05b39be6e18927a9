import { fullName, profileOf, type Me } from '#domain/account.ts'
import { valueAt } from '#domain/judging/paths.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import * as masks from '#forms/masks.ts'
import { useSuggestions, type SuggestedOption } from '#system/react/use-suggestions.ts'
import { DefinitionList } from '#ui/definition-list.tsx'
import { KnownClient } from '../known-client.tsx'
import { StatementStep } from '../statement-step.tsx'
import { useStatement } from '../statement.ts'
import type { StepGroup } from '../step-fields.tsx'

const places: Places = {
  'bankDetails.bic': 'digits',
  'bankDetails.bankName': 'text',
  'bankDetails.correspondentAccount': 'digits',
  'bankDetails.accountNumber': 'digits',
}
const groupsWith = (suggested: ReturnType<typeof useSuggestions>): StepGroup[] => [
  {
    fields: [
      {
        ...suggested,
        as: 'combobox',
        name: 'bankDetails.bankName',
        label: 'Банк',
        hint: 'Начните с\u00A0названия или БИК и\u00A0выберите банк: остальное подставим',
        listLabel: 'Банки',
        valuesOf: ({ data }: SuggestedOption) => ({
          'bankDetails.bankName': data['bankName'],
          'bankDetails.bic': data['bic'],
          'bankDetails.correspondentAccount': data['correspondentAccount'],
        }),
        wide: true,
      },
      { name: 'bankDetails.bic', label: 'БИК', hint: '9\u00A0цифр', mask: masks.bic },
      {
        name: 'bankDetails.accountNumber',
        label: 'Номер счёта',
        hint: '20\u00A0цифр. Счёт должен быть открыт на ваше имя',
        mask: masks.bankAccount,
      },
      {
        name: 'bankDetails.correspondentAccount',
        label: 'Корреспондентский счёт',
        hint: '20\u00A0цифр, начинается с\u00A0301',
        mask: masks.bankAccount,
      },
    ],
  },
]

/** The client alone is paid: by the name in the statement, or by that of the account. */
function recipientOf({ personalData }: DraftValues, me: Me | null): string {
  const named = ['lastName', 'firstName', 'middleName'].map((name) => valueAt(personalData, name)).filter(Boolean)
  return named.length > 0 ? named.join(' ') : me ? fullName(profileOf(me)) : ''
}

/** Where the money goes (2.8). */
export function BankDetails() {
  const { values } = useStatement()
  const groups = groupsWith(useSuggestions('bank', { hintOf: ({ bic }) => `БИК ${String(bic)}` }))
  return (
    <KnownClient>
      {({ me }) => {
        const recipient = recipientOf(values, me)
        return (
          <StatementStep
            step="bankDetails"
            places={places}
            groups={groups}
            finish={({ bankDetails }) => ({ bankDetails: { ...(bankDetails as object), recipient } })}
          >
            <DefinitionList items={[{ term: 'Получатель', value: recipient }]} />
          </StatementStep>
        )
      }}
    </KnownClient>
  )
}
