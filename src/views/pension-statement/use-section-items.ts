import { basisTexts, frequencyTexts, schemeTexts, textOf, yearsText } from '#domain/pension-texts.ts'
import { programmeTitle, type Product } from '#domain/programme.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { country, itemOf, sharedItems, shows, type CountryOf } from '../statements/person-items.ts'
import type { ReviewSection } from '../statements/review.tsx'
import { useOffered } from './use-programme.ts'

type Items = ReviewSection['items']

const schemeTitle = (name: unknown) =>
  Object.entries(schemeTexts).find(([scheme]) => scheme === name)?.[1].title ?? null

/** What the application says of its payments; of one payment there is no term and no frequency. */
function paymentItems(values: DraftValues): Items {
  const { paymentScheme, termYears, frequency } = values
  return [
    { term: 'Как платить', value: schemeTitle(paymentScheme) },
    ...(paymentScheme === 'FixedTerm'
      ? [{ term: 'На сколько лет', value: typeof termYears === 'number' ? yearsText(termYears) : null }]
      : []),
    ...(paymentScheme === 'LumpSum' ? [] : [{ term: 'Как часто', value: textOf(frequencyTexts, frequency) }]),
    itemOf(values)('С какого дня', 'startDate', shows.day),
  ]
}

function itemsOf(programmes: readonly Product[], step: string, values: DraftValues, countryOf: CountryOf): Items {
  const item = itemOf(values)
  switch (step) {
    case 'programme': {
      const chosen = programmes.find(({ agreementId }) => agreementId === values['agreementId'])
      return [{ term: 'Программа', value: chosen ? programmeTitle(chosen) : null }]
    }
    case 'basis':
      return [{ term: 'Основание', value: textOf(basisTexts, values['basis']) }]
    case 'paymentScheme':
      return paymentItems(values)
    case 'personalData':
      return [
        item('Фамилия', 'personalData.lastName'),
        item('Имя', 'personalData.firstName'),
        item('Отчество', 'personalData.middleName'),
        item('Дата рождения', 'personalData.birthDate', shows.day),
        item('Гражданство', 'personalData.nationality', country(countryOf)),
        item('СНИЛС', 'personalData.snils'),
        item('ИНН', 'personalData.inn'),
      ]
    default:
      return sharedItems[step]?.(values, countryOf) ?? []
  }
}

/** What the application says in the section of a step. */
export function useSectionItems() {
  const programmes = useOffered()
  return (step: string, values: DraftValues, countryOf: CountryOf) => itemsOf(programmes, step, values, countryOf)
}
