import { longDate } from '#domain/dates.ts'
import type { SharerPortfolio } from '#domain/portfolio-change.ts'

/** Why contributions of a kind cannot go to another portfolio now, and from what day they can. */
export function whyNot({ isChangeAllowed, nextChangeDate }: SharerPortfolio): string {
  if (isChangeAllowed) return 'Других портфелей для этих взносов сейчас нет.'
  return nextChangeDate ? `Следующая смена возможна с ${longDate(nextChangeDate)}.` : 'Смена портфеля сейчас закрыта.'
}
