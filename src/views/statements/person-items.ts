import { longDate } from '#domain/dates.ts'
import { formatSize } from '#domain/file-size.ts'
import { valueAt } from '#domain/judging/paths.ts'
import { showPhone } from '#domain/phone-format.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { documentsIn } from '#domain/statement-parts.ts'
import { documentKinds } from './document-kinds.ts'
import type { ReviewSection } from './review.tsx'

type Items = ReviewSection['items']
type Show = (value: unknown) => string | null
export type CountryOf = (code: number) => string | null

const text: Show = (value) => (typeof value === 'string' && value !== '' ? value : null)
/** How values of a statement are told in its review. */
export const shows = {
  text,
  day: (value) => longDate(text(value)) || null,
  flag: (value) => (typeof value === 'boolean' ? (value ? 'Да' : 'Нет') : null),
  phone: (value) => (typeof value === 'string' ? showPhone(value) : null),
} satisfies Record<string, Show>
export const among =
  (choices: readonly { value: string; label: string }[]): Show =>
  (value) =>
    choices.find((one) => one.value === value)?.label ?? null
export const country =
  (countryOf: CountryOf): Show =>
  (code) =>
    typeof code === 'number' ? countryOf(code) : null

/** Tells what stands at a place of a statement. */
export const itemOf =
  (values: DraftValues) =>
  (term: string, place: string, show: Show = text) => ({ term, value: show(valueAt(values, place)) })

/** What a statement says of where one is registered, and where one lives. */
export const addressItems = (values: DraftValues): Items => {
  const item = itemOf(values)
  return [
    item('Адрес регистрации', 'addresses.registration.value'),
    valueAt(values, 'addresses.sameAsRegistration') === true
      ? { term: 'Адрес проживания', value: 'Совпадает с адресом регистрации' }
      : item('Адрес проживания', 'addresses.residence.value'),
  ]
}

/** What two drafts may differ in where their reviews say the same: consents, by their places, and what an address was chosen with. */
export const unreviewedItems = (values: DraftValues, consents: Readonly<Record<string, string>>): Items => {
  const item = itemOf(values)
  return [
    item('Индекс адреса регистрации', 'addresses.registration.postalCode'),
    item('Индекс адреса проживания', 'addresses.residence.postalCode'),
    ...Object.entries(consents).map(([name, term]) => item(`Отмечено: ${term}`, `consents.${name}`, shows.flag)),
  ]
}

/** What the statements that share these steps say in them. */
export const sharedItems: Readonly<Record<string, (values: DraftValues, countryOf: CountryOf) => Items>> = {
  identityDocument: (values, countryOf) => {
    const item = itemOf(values)
    const isForeign = valueAt(values, 'passportContainer.passportType') === 'Foreign'
    return [
      item('Документ', 'passportContainer.passportType', among(documentKinds)),
      ...(isForeign ? [item('Страна', 'passportContainer.country', country(countryOf))] : []),
      item('Серия', 'passportContainer.series'),
      item('Номер', 'passportContainer.number'),
      item('Дата выдачи', 'passportContainer.issueDate', shows.day),
      item('Кем выдан', 'passportContainer.issuedBy'),
      isForeign
        ? valueAt(values, 'passportContainer.neverExpires') === true
          ? { term: 'Действует до', value: 'Без срока' }
          : item('Действует до', 'passportContainer.expirationDate', shows.day)
        : item('Код подразделения', 'passportContainer.departmentCode'),
    ]
  },
  contactInfo: (values) => [
    itemOf(values)('Телефон', 'contactInfo.phoneNumber', shows.phone),
    itemOf(values)('Электронная почта', 'contactInfo.email'),
  ],
  bankDetails: (values) => {
    const item = itemOf(values)
    return [
      item('БИК', 'bankDetails.bic'),
      item('Банк', 'bankDetails.bankName'),
      item('Номер счёта', 'bankDetails.accountNumber'),
      item('Корреспондентский счёт', 'bankDetails.correspondentAccount'),
      item('Получатель', 'bankDetails.recipient'),
    ]
  },
  documents: (values) => documentsIn(values).map(({ fileName, size }) => ({ term: fileName, value: formatSize(size) })),
}
