import { longDate } from '#domain/dates.ts'
import { assigneesIn } from '#domain/joining-assignees.ts'
import { valueAt } from '#domain/judging/paths.ts'
import { formatRubles } from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'
import { portfolioName } from '#domain/portfolios.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { genders } from '../profile/genders.ts'
import { addressItems, among, country, itemOf, sharedItems, shows, type CountryOf } from '../statements/person-items.ts'
import type { ReviewSection } from '../statements/review.tsx'

type Items = ReviewSection['items']

const size = (values: DraftValues) => (value: unknown) =>
  typeof value !== 'number'
    ? null
    : valueAt(values, 'contribution.mode') === 'Fixed'
      ? `${formatRubles(value)} в месяц`
      : `${formatPercent(value)} зарплаты`

const heirs = (values: DraftValues): Items =>
  assigneesIn(values).map(({ fullName, birthDate, relation, share }, index) => ({
    term: `Правопреемник ${index + 1}`,
    value: [fullName, longDate(birthDate), relation, share == null ? null : formatPercent(share)]
      .filter(Boolean)
      .join(', '),
  }))

/** What the request says in a step; a country is said by its name. */
export function sectionItems(step: string, values: DraftValues, countryOf: CountryOf): Items {
  const item = itemOf(values)
  switch (step) {
    case 'step2':
      return [
        item('Фамилия', 'personalData.lastName'),
        item('Имя', 'personalData.firstName'),
        item('Отчество', 'personalData.middleName'),
        item('Дата рождения', 'personalData.birthDate', shows.day),
        item('Пол', 'personalData.gender', among(genders)),
        item('Гражданство', 'personalData.nationality', country(countryOf)),
        item('СНИЛС', 'personalData.snils'),
        item('ИНН', 'personalData.inn'),
        ...(sharedItems['identityDocument']?.(values, countryOf) ?? []),
        ...(sharedItems['contactInfo']?.(values, countryOf) ?? []),
      ]
    case 'step3':
      return [
        ...addressItems(values),
        item('Взнос', 'contribution.value', size(values)),
        item('Взнос удерживать', 'contribution.startDate', (day) => (shows.day(day) ? `с ${shows.day(day)}` : null)),
        item('Табельный номер', 'contribution.employeeNumber'),
        item('Портфель', 'portfolio', (key) => (shows.text(key) === null ? null : portfolioName(String(key)))),
        ...heirs(values),
        ...(sharedItems['documents']?.(values, countryOf) ?? []),
      ]
    default:
      return []
  }
}
