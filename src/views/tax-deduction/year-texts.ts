import type { DeductionYear } from '#domain/deduction-order.ts'

/** Why the papers of a year cannot be ordered. */
function textOf({ year, status }: DeductionYear): string | null {
  switch (status) {
    case 'open':
      return null
    case 'requested':
      return `За ${year} год документы уже заказаны.`
    case 'running':
      return `${year} год ещё идёт: заказать можно с 1 января ${year + 1} года.`
    case 'past':
      return `За ${year} год срок подачи прошёл: на неё даётся три года.`
    case 'uncounted':
      return `Взносы за ${year} год ещё не учтены.`
  }
}

/** Why there are no years at all. */
export const noYearsText = (hasOwnContributions: boolean): string =>
  hasOwnContributions
    ? 'Ваши первые взносы ещё не учтены по годам. Загляните сюда через несколько дней.'
    : 'Собственных взносов у вас не было: за взносы работодателя налог не возвращают.'

/** What is said of the years whose papers cannot be ordered; of those that are past one sentence for all. */
export function yearTexts(years: readonly DeductionYear[]): string[] {
  const [past] = years.filter(({ status }) => status === 'past')
  return [
    ...years.filter(({ status }) => status !== 'past').flatMap((one) => textOf(one) ?? []),
    ...(past ? [textOf(past) ?? ''] : []),
  ]
}
