import type { RedemptionStep } from '#domain/redemption-steps.ts'

/** What the steps are called. */
export const stepTitles: Record<RedemptionStep, string> = {
  accountManagement: 'Договоры и сумма',
  taxStatus: 'Налоги',
  personalData: 'Личные данные',
  identityDocument: 'Документ',
  addresses: 'Адреса',
  contactInfo: 'Контакты',
  bankDetails: 'Реквизиты',
  documents: 'Файлы',
  review: 'Проверка',
}
