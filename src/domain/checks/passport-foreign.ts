import { longDate } from '../dates.ts'
import type { Day } from '../moscow-day.ts'

const signs = (least: number, most: number) => new RegExp(`^[\\p{L}\\d]{${least},${most}}$`, 'u')
const series = signs(0, 10)
const number = signs(1, 20)

/** Whether this may be the series of a foreign passport: many have none. */
export const isForeignSeries = (text: string): boolean => series.test(text.trim())
/** Whether this may be the number of a foreign passport. */
export const isForeignNumber = (text: string): boolean => number.test(text.trim())

/** What is wrong with the day of issue of a foreign passport, as a sentence; null where nothing is. A child may have one. */
export function faultOfForeignIssue(birthDate: Day, issueDate: Day, today: Day): string | null {
  if (issueDate > today) return 'Дата выдачи не может быть в будущем'
  return issueDate < birthDate ? 'Проверьте дату выдачи: она раньше даты рождения' : null
}

/** What is wrong with the day on which a foreign passport ends, as a sentence; null where nothing is, or where it has no end. */
export function faultOfForeignEnd(issueDate: Day, endDate: Day | null, today: Day): string | null {
  if (endDate === null) return null
  if (endDate <= issueDate) return 'Проверьте срок действия: он кончается раньше, чем паспорт выдан'
  return endDate < today ? `Срок этого паспорта истёк ${longDate(endDate)}. Укажите действующий документ` : null
}
