import { longDate } from '#domain/dates.ts'
import { showPhone } from '#domain/phone-format.ts'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import type { Section } from '../pdf/document.ts'
import type { Client } from '../state.ts'

/** Rubles in words that a PDF of ours can be written with: its font has no sign of the ruble. */
export const rubles = (amount: number): string =>
  `${amount.toLocaleString('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace(/\s/gu, '\u00A0')} руб.`

const said = (label: string, value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? [] : [`${label}: ${value}.`]
const day = (value: string | null | undefined) => (value ? longDate(value) : null)

export const signature = (client: Client): Section => ({
  heading: 'Подпись',
  paragraphs: [
    'Подписывается простой электронной подписью: кодом из СМС.',
    `Телефон: ${showPhone(client.me.phoneNumber)}.`,
  ],
})

type Parts = Pick<
  RedemptionStatement,
  'personalData' | 'passportContainer' | 'addresses' | 'contactInfo' | 'bankDetails' | 'documents'
>

/** Who asks, as the head of a paper says it; where nothing has been filled in, as the fund knows the client. */
export function person({ me }: Client, { personalData, passportContainer, addresses, contactInfo }: Parts): Section {
  const name = [
    personalData?.lastName ?? me.lastName,
    personalData?.firstName ?? me.firstName,
    personalData?.middleName ?? me.middleName,
  ]
  return {
    heading: 'Заявитель',
    paragraphs: [
      `${name.filter(Boolean).join(' ')}.`,
      ...said('Дата рождения', day(personalData?.birthDate ?? me.birthDate)),
      ...said('Место рождения', personalData?.birthPlace),
      ...said('СНИЛС', personalData?.snils ?? me.snils),
      ...said('ИНН', personalData?.inn),
      ...(passportContainer?.number
        ? [
            `Документ: ${[passportContainer.series, passportContainer.number].filter(Boolean).join(' ')}, выдан ${day(passportContainer.issueDate) ?? 'без даты'}, ${passportContainer.issuedBy ?? ''}.`,
          ]
        : []),
      ...said('Адрес регистрации', addresses?.registration?.value),
      ...said('Адрес проживания', addresses?.sameAsRegistration ? null : addresses?.residence?.value),
      ...said('Почта', contactInfo?.email),
    ],
  }
}

/** Where the money is to go. */
export const account = ({ bankDetails }: Parts): Section => ({
  heading: 'Реквизиты для выплаты',
  paragraphs: [
    ...said('Получатель', bankDetails?.recipient),
    ...said('Банк', bankDetails?.bankName),
    ...said('БИК', bankDetails?.bic),
    ...said('Корреспондентский счёт', bankDetails?.correspondentAccount),
    ...said('Номер счёта', bankDetails?.accountNumber),
  ],
})

/** What is sent along. */
export const attached = ({ documents }: Parts): Section[] =>
  documents && documents.length > 0
    ? [{ heading: 'Приложено', paragraphs: documents.map(({ fileName }) => fileName) }]
    : []
