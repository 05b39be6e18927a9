import { valueAt } from '#domain/judging/paths.ts'
import { contractsIn } from '#domain/redemption-statements.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { genders } from '../profile/genders.ts'
import { contractItems } from '../statements/contract-items.ts'
import { addressItems, among, country, itemOf, sharedItems, shows, type CountryOf } from '../statements/person-items.ts'
import type { ReviewSection } from '../statements/review.tsx'
import { deductionUsages } from './choices.ts'

/** What the statement says in the section of a step; a country is said by its name. */
export function sectionItems(step: string, values: DraftValues, countryOf: CountryOf): ReviewSection['items'] {
  const item = itemOf(values)
  switch (step) {
    case 'accountManagement':
      return contractItems(contractsIn(values))
    case 'taxStatus':
      return [
        item('Налоговый резидент России', 'tax.isTaxResident', shows.flag),
        ...(valueAt(values, 'tax.isTaxResident') === false
          ? [item('Страна налогового резидентства', 'tax.taxResidencyCountry', country(countryOf))]
          : []),
        item('Вычет за взносы', 'tax.deductionUsage', among(deductionUsages)),
        item('Справка из налоговой', 'tax.certificateProvided', shows.flag),
      ]
    case 'personalData':
      return [
        item('Фамилия', 'personalData.lastName'),
        item('Имя', 'personalData.firstName'),
        item('Отчество', 'personalData.middleName'),
        item('Прежняя фамилия', 'personalData.previousLastName'),
        item('Дата рождения', 'personalData.birthDate', shows.day),
        item('Место рождения', 'personalData.birthPlace'),
        item('Пол', 'personalData.gender', among(genders)),
        item('Гражданство', 'personalData.nationality', country(countryOf)),
        item('СНИЛС', 'personalData.snils'),
        item('ИНН', 'personalData.inn'),
        item('Публичное должностное лицо или его родственник', 'declarations.isPublicOfficial', shows.flag),
        item('К выгоде другого лица', 'declarations.hasBeneficiary', shows.flag),
      ]
    case 'addresses':
      return addressItems(values)
    default:
      return sharedItems[step]?.(values, countryOf) ?? []
  }
}
