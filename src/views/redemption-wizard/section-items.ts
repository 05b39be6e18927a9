import { longDate } from '#domain/dates.ts'
import { formatSize } from '#domain/file-size.ts'
import { valueAt } from '#domain/judging/paths.ts'
import { showPhone } from '#domain/phone-format.ts'
import { contractsIn } from '#domain/redemption-statements.ts'
import type { RedemptionStep } from '#domain/redemption-steps.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { documentsIn } from '#domain/statement-parts.ts'
import { genders } from '../profile/genders.ts'
import { contractItems } from '../statements/contract-items.ts'
import type { ReviewSection } from '../statements/review.tsx'
import { deductionUsages, documentKinds } from './choices.ts'

type Items = ReviewSection['items']
type Show = (value: unknown) => string | null

const text: Show = (value) => (typeof value === 'string' && value !== '' ? value : null)
const day: Show = (value) => longDate(text(value)) || null
const flag: Show = (value) => (typeof value === 'boolean' ? (value ? 'Да' : 'Нет') : null)
const phone: Show = (value) => (typeof value === 'string' ? showPhone(value) : null)
const among =
  (choices: readonly { value: string; label: string }[]): Show =>
  (value) =>
    choices.find((one) => one.value === value)?.label ?? null

/** What the statement says in the section of a step; a country is said by its name. */
export function sectionItems(
  step: Exclude<RedemptionStep, 'review'>,
  values: DraftValues,
  countryOf: (code: number) => string | null,
): Items {
  const country: Show = (code) => (typeof code === 'number' ? countryOf(code) : null)
  const item = (term: string, place: string, show: Show = text) => ({ term, value: show(valueAt(values, place)) })
  const isForeign = valueAt(values, 'passportContainer.passportType') === 'Foreign'
  switch (step) {
    case 'accountManagement':
      return contractItems(contractsIn(values))
    case 'taxStatus':
      return [
        item('Налоговый резидент России', 'tax.isTaxResident', flag),
        ...(valueAt(values, 'tax.isTaxResident') === false
          ? [item('Страна налогового резидентства', 'tax.taxResidencyCountry', country)]
          : []),
        item('Вычет за взносы', 'tax.deductionUsage', among(deductionUsages)),
        item('Справка из налоговой', 'tax.certificateProvided', flag),
      ]
    case 'personalData':
      return [
        item('Фамилия', 'personalData.lastName'),
        item('Имя', 'personalData.firstName'),
        item('Отчество', 'personalData.middleName'),
        item('Прежняя фамилия', 'personalData.previousLastName'),
        item('Дата рождения', 'personalData.birthDate', day),
        item('Место рождения', 'personalData.birthPlace'),
        item('Пол', 'personalData.gender', among(genders)),
        item('Гражданство', 'personalData.nationality', country),
        item('СНИЛС', 'personalData.snils'),
        item('ИНН', 'personalData.inn'),
        item('Публичное должностное лицо или его родственник', 'declarations.isPublicOfficial', flag),
        item('К выгоде другого лица', 'declarations.hasBeneficiary', flag),
      ]
    case 'identityDocument':
      return [
        item('Документ', 'passportContainer.passportType', among(documentKinds)),
        ...(isForeign ? [item('Страна', 'passportContainer.country', country)] : []),
        item('Серия', 'passportContainer.series'),
        item('Номер', 'passportContainer.number'),
        item('Дата выдачи', 'passportContainer.issueDate', day),
        item('Кем выдан', 'passportContainer.issuedBy'),
        isForeign
          ? item('Действует до', 'passportContainer.expirationDate', day)
          : item('Код подразделения', 'passportContainer.departmentCode'),
      ]
    case 'addresses':
      return [
        item('Адрес регистрации', 'addresses.registration.value'),
        valueAt(values, 'addresses.sameAsRegistration') === true
          ? { term: 'Адрес проживания', value: 'Совпадает с адресом регистрации' }
          : item('Адрес проживания', 'addresses.residence.value'),
      ]
    case 'contactInfo':
      return [item('Телефон', 'contactInfo.phoneNumber', phone), item('Электронная почта', 'contactInfo.email')]
    case 'bankDetails':
      return [
        item('БИК', 'bankDetails.bic'),
        item('Банк', 'bankDetails.bankName'),
        item('Номер счёта', 'bankDetails.accountNumber'),
        item('Корреспондентский счёт', 'bankDetails.correspondentAccount'),
        item('Получатель', 'bankDetails.recipient'),
      ]
    case 'documents':
      return documentsIn(values).map(({ fileName, size }) => ({ term: fileName, value: formatSize(size) }))
  }
}
