import { longDate } from '../dates.ts'
import { daysAfter, yearsAfter } from '../days.ts'
import type { Day } from '../moscow-day.ts'

const firstAge = 14
const agesOfReplacement = [20, 45]
/** The old one is good so long after the birthday: government decree No. 2267 of 23 December 2023. */
const daysToReplace = 90

const digitsOf = (text: string) => text.replace(/\s/g, '')
const isNumberOf = (count: number) => (text: string) => {
  const digits = digitsOf(text)
  return digits.length === count && /^\d+$/.test(digits) && !/^0+$/.test(digits)
}

/** Whether this is the series of a Russian passport: four digits, not all zeros. */
export const isPassportSeries = isNumberOf(4)
/** Whether this is the number of a Russian passport: six digits, not all zeros. */
export const isPassportNumber = isNumberOf(6)

/** The last day of a Russian passport: ninety days after the twentieth or the forty-fifth birthday; null where it has no end. */
export function lastDayOfPassport(birthDate: Day, issueDate: Day): Day | null {
  const birthday = agesOfReplacement.map((age) => yearsAfter(birthDate, age)).find((day) => issueDate < day)
  return birthday === undefined ? null : daysAfter(birthday, daysToReplace)
}

/** What is wrong with the day of issue of a Russian passport, as a sentence; null where nothing is. */
export function faultOfPassportDate(birthDate: Day, issueDate: Day, today: Day): string | null {
  if (issueDate > today) return 'Дата выдачи не может быть в будущем'
  if (issueDate < yearsAfter(birthDate, firstAge))
    return 'Проверьте дату выдачи и дату рождения: паспорт выдают с четырнадцати лет'
  const lastDay = lastDayOfPassport(birthDate, issueDate)
  return lastDay !== null && lastDay < today
    ? `Срок этого паспорта истёк ${longDate(lastDay)}. Укажите новый паспорт: его меняют в 20 и в 45 лет`
    : null
}

/** Until when a passport that must be replaced soon may still be shown; null where the birthday has not come, or there is none. */
export function graceOfPassport(birthDate: Day, issueDate: Day, today: Day): Day | null {
  const lastDay = lastDayOfPassport(birthDate, issueDate)
  return lastDay !== null && today <= lastDay && daysAfter(lastDay, -daysToReplace) <= today ? lastDay : null
}
