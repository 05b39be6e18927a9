import * as z from 'zod/mini'
import { isRussianName } from './checks/person-name.ts'
import { parseShortDate } from './short-dates.ts'
import type { Day } from './moscow-day.ts'
import { isSnils } from './snils.ts'

const firstYear = '1900-01-01'
/** Said of a text that is no day. */
export const noSuchDay = 'Такой даты нет. Нужны день, месяц и год: 17.05.1984'

/** Whatever was typed, without the blanks around it; `empty` is said where there is nothing. */
export const text = (empty: string) => z.string().check(z.trim(), z.minLength(1, empty))

/** A surname or a first name; `foreign` is said of other letters. */
export const name = (empty: string, foreign: string) => text(empty).check(z.refine(isRussianName, foreign))

/** Not everybody has one. */
export const middleName = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || isRussianName(value), 'Отчество пишется русскими буквами'),
)

/** The day of birth as `17.05.1984`; `today` bounds it. */
export const birthDate = (today: Day) =>
  text('Введите дату рождения').check(
    z.refine((value) => parseShortDate(value) !== null, {
      error: noSuchDay,
      abort: true,
    }),
    z.refine((value) => (parseShortDate(value) ?? '') <= today, 'Дата рождения не может быть в будущем'),
    z.refine((value) => (parseShortDate(value) ?? '') >= firstYear, 'Проверьте год рождения'),
  )

export const snils = text('Введите СНИЛС').check(
  z.refine((value) => value.replace(/\D/g, '').length === 11, { error: 'В СНИЛС одиннадцать цифр', abort: true }),
  z.refine(isSnils, 'Проверьте СНИЛС: в нём ошибка в одной из цифр'),
)
