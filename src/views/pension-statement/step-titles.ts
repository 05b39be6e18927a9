import type { PensionStep } from '#domain/pension-steps.ts'

/** What the steps are called. */
export const stepTitles: Record<PensionStep, string> = {
  programme: 'Программа',
  basis: 'Основание',
  paymentScheme: 'Схема выплат',
  personalData: 'Личные данные',
  identityDocument: 'Документ',
  contactInfo: 'Контакты',
  bankDetails: 'Реквизиты',
  documents: 'Файлы',
  review: 'Проверка',
}
