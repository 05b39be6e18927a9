import type { Amounts } from '#domain/money.ts'

/** The four sources of a client's money, in the order and with the chart colours that every picture of them keeps (3-22). */
export const sources: readonly { key: keyof Amounts; label: string; short: string; colour: number }[] = [
  { key: 'userBalance', label: 'Ваши взносы', short: 'ваши', colour: 0 },
  { key: 'companyBalance', label: 'Взносы работодателя', short: 'работодателя', colour: 5 },
  { key: 'companyObligationsUser', label: 'Обязательства работодателя', short: 'обязательства', colour: 6 },
  { key: 'investmentBalance', label: 'Инвестиционный доход', short: 'доход', colour: 1 },
]
