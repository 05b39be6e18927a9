import * as z from 'zod/mini'
import type { Me } from './account.ts'
import { parseShortDate, shortDate } from './dates.ts'
import type { Day } from './moscow-day.ts'
import type { LinkUser } from './programme-link.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')
/** Numbers up to this one were given before there were check digits. */
const lastUnchecked = 1_001_998

/** Whether this is a СНИЛС: eleven digits, the last two by the rule of weights 9 to 1 modulo 101. */
export function isSnils(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length !== 11) return false
  const number = Number(digits.slice(0, 9))
  if (number <= lastUnchecked) return number > 0
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return (sum % 101) % 100 === Number(digits.slice(9))
}

/** `112-233-445 95`, as the services know it. */
export const formatSnils = (text: string): string =>
  digitsOf(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1-$2-$3 $4')

const russianName = /^[А-ЯЁ]+(?:[ '’-][А-ЯЁ]+)*$/i
const firstYear = '1900-01-01'

const text = (empty: string) => z.string().check(z.trim(), z.minLength(1, empty))
const name = (empty: string, foreign: string) => text(empty).check(z.regex(russianName, foreign))
const digits = (count: number, empty: string, wrong: string) =>
  z.pipe(
    text(empty),
    z.pipe(
      z.transform((value: string) => value.replace(/\s/g, '')),
      z.string().check(z.regex(new RegExp(`^(?!0+$)\\d{${count}}$`), wrong)),
    ),
  )
const signs = (most: number, wrong: string) =>
  z.string().check(z.trim(), z.regex(new RegExp(`^[\\p{L}\\d]{0,${most}}$`, 'u'), wrong))

const passports = {
  RF: {
    passportSeries: digits(4, 'Введите серию паспорта', 'В серии паспорта четыре цифры'),
    passportNumber: digits(6, 'Введите номер паспорта', 'В номере паспорта шесть цифр'),
  },
  Foreign: {
    passportSeries: signs(10, 'В серии только буквы и цифры, не больше десяти'),
    passportNumber: signs(20, 'В номере только буквы и цифры, не больше двадцати').check(
      z.minLength(1, 'Введите номер паспорта'),
    ),
  },
} as const
export type PassportKind = keyof typeof passports

/** The fields of /lk/find-program as they are typed (2.2-05). */
export type LinkUserInput = Record<keyof LinkUser, string> & { passportKind: PassportKind }

/** Checks what was typed about a person and turns it into what the services are asked with; `today` bounds the birth date. */
export const linkUserForm = (kind: PassportKind, today: Day): z.ZodMiniType<LinkUser, LinkUserInput> =>
  z.pipe(
    z.object({
      lastName: name('Введите фамилию', 'Фамилия пишется русскими буквами'),
      firstName: name('Введите имя', 'Имя пишется русскими буквами'),
      middleName: z.string().check(
        z.trim(),
        z.refine((value) => value === '' || russianName.test(value), 'Отчество пишется русскими буквами'),
      ),
      birthDate: text('Введите дату рождения').check(
        z.refine((value) => parseShortDate(value) !== null, {
          error: 'Такой даты нет. Нужны день, месяц и год: 17.05.1984',
          abort: true,
        }),
        z.refine((value) => (parseShortDate(value) ?? '') <= today, 'Дата рождения не может быть в будущем'),
        z.refine((value) => (parseShortDate(value) ?? '') >= firstYear, 'Проверьте год рождения'),
      ),
      snils: text('Введите СНИЛС').check(
        z.refine((value) => value.replace(/\D/g, '').length === 11, { error: 'В СНИЛС одиннадцать цифр', abort: true }),
        z.refine(isSnils, 'Проверьте СНИЛС: в нём ошибка в одной из цифр'),
      ),
      passportKind: z.literal(kind),
      ...passports[kind],
      agreementNumber: z.string().check(z.trim(), z.maxLength(40, 'Номер договора короче сорока знаков')),
    }),
    z.transform(({ passportKind: _, ...typed }): LinkUser => ({
      ...typed,
      middleName: typed.middleName || null,
      birthDate: parseShortDate(typed.birthDate) ?? '',
      snils: formatSnils(typed.snils),
      agreementNumber: typed.agreementNumber || null,
    })),
  )

/** What is known of the client already, so that it need not be typed again. */
export const knownOf = (me: Me | null): LinkUserInput => ({
  lastName: me?.lastName ?? '',
  firstName: me?.firstName ?? '',
  middleName: me?.middleName ?? '',
  birthDate: shortDate(me?.birthDate),
  snils: me?.snils ?? '',
  passportKind: 'RF',
  passportSeries: '',
  passportNumber: '',
  agreementNumber: '',
})
