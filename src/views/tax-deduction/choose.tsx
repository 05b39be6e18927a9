import type { Me } from '#domain/account.ts'
import { faultsOfOrder, kindOfYears, yearsIn, type DeductionYear } from '#domain/deduction-order.ts'
import { formatRubles } from '#domain/money.ts'
import { programmeTitle, type Product } from '#domain/programme.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { refundAt } from '#domain/tax-deduction.ts'
import { parseAmount } from '#domain/typed-amount.ts'
import type { Places } from '#domain/typed-sections.ts'
import { form, years } from '#machines/tax-deduction/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { KnownPerson } from '../statements/known-client.tsx'
import { StatementStep } from '../statements/statement-step.tsx'
import { useStatement } from '../statements/statement.ts'
import type { StepGroup } from '../statements/step-fields.tsx'
import { birthDateField, nameFields, numberFields } from '../statements/steps/person-fields.ts'
import { Hindrance } from './hindrance.tsx'
import { yearTexts } from './year-texts.ts'

const places: Places = {
  years: 'numbers',
  income: 'text',
  agreementIds: 'texts',
  recipient: 'text',
  deliveryMethod: 'text',
  email: 'text',
  sendToFns: 'tick',
  'personalData.lastName': 'text',
  'personalData.firstName': 'text',
  'personalData.middleName': 'text',
  'personalData.birthDate': 'day',
  'personalData.inn': 'digits',
}

type Typed = Readonly<Record<string, unknown>>
type Offer = { years: readonly DeductionYear[]; programmes: readonly Product[] }

const isOpen = ({ status }: DeductionYear) => status === 'open'

function groupsOf({ years: all, programmes }: Offer, { deliveryMethod, income }: Typed): StepGroup[] {
  const monthly = parseAmount(typeof income === 'string' ? income : '')
  return [
    {
      title: 'За какие годы',
      fields: [
        {
          name: 'years',
          label: 'Годы, за которые вы платили взносы',
          as: 'choices',
          hint: yearTexts(all).join(' ') || undefined,
          options: all.filter(isOpen).map(({ year, sum }) => ({
            value: String(year),
            label: `${year} год`,
            hint: `Ваши взносы ${formatRubles(sum)}, вернут до ${formatRubles(refundAt(year, sum, monthly))}`,
          })),
        },
        {
          name: 'income',
          label: 'Доход в месяц до налога',
          hint: 'Нужен только для оценки: фонд его не получит',
          inputMode: 'decimal',
          after: '₽',
          optional: true,
        },
      ],
    },
    {
      title: 'Что войдёт в документы',
      fields: [
        {
          name: 'agreementIds',
          label: 'Договоры',
          as: 'choices',
          options: programmes.map((product) => ({ value: product.id, label: programmeTitle(product) })),
        },
        {
          name: 'recipient',
          label: 'За кого вы платили',
          as: 'choice',
          options: [
            { value: 'Self', label: 'За себя' },
            { value: 'Relative', label: 'За родственника', hint: 'За супруга, родителей или детей' },
          ],
        },
      ],
    },
    {
      title: 'Как получить',
      fields: [
        {
          name: 'deliveryMethod',
          label: 'Куда прислать документы',
          as: 'choice',
          options: [
            { value: 'Account', label: 'В личный кабинет' },
            { value: 'Email', label: 'В кабинет и на почту' },
          ],
          clears: ['email'],
        },
        ...(deliveryMethod === 'Email'
          ? [
              {
                name: 'email',
                label: 'Электронная почта',
                type: 'email' as const,
                autoComplete: 'email' as const,
                wide: true,
              },
            ]
          : []),
        {
          name: 'sendToFns',
          label: 'Передать в налоговую',
          as: 'checkbox',
          optional: true,
          children:
            'Передать сведения о взносах в налоговую службу: тогда вычет можно получить без декларации 3\u2011НДФЛ',
        },
      ],
    },
    {
      title: 'Кто получает вычет',
      fields: [...nameFields, birthDateField, ...numberFields.filter(({ name }) => name === 'personalData.inn')],
    },
  ]
}

function knownOf({ programmes, years: all }: Offer, me: Me | null): DraftValues {
  const [only, ...others] = all.filter(isOpen)
  return {
    ...(only && others.length === 0 ? { years: [only.year] } : {}),
    agreementIds: programmes.map(({ id }) => id),
    recipient: 'Self',
    deliveryMethod: 'Account',
    email: me?.email,
    personalData: me,
  }
}

/** For which years, of which contracts and how the papers are to be made. */
export function Choose() {
  const { send, wholeWith } = useStatement()
  const opened = useView('taxDeduction', form)
  const offer: Offer = { years: useView('taxDeduction', years), programmes: opened?.programmes ?? [] }
  return (
    <KnownPerson>
      {(me) => (
        <StatementStep
          step="choose"
          places={places}
          groups={(typed) => groupsOf(offer, typed)}
          known={knownOf(offer, me)}
          finish={(sections) => ({ ...sections, deductionKind: kindOfYears(yearsIn(sections)) })}
          ownFaults={(sections) => faultsOfOrder(sections, offer.years)}
          onSubmit={(sections) => send({ type: 'statement.signed', values: wholeWith(sections) })}
          continueLabel="Перейти к документу"
        >
          <Hindrance />
        </StatementStep>
      )}
    </KnownPerson>
  )
}
