import * as z from 'zod/mini'
import type { Me } from './account.ts'
import { parseShortDate, shortDate } from './short-dates.ts'
import type { Day } from './moscow-day.ts'
import { birthDate, middleName, name, snils, text } from './person-fields.ts'
import type { LinkUser } from './programme-link.ts'
import { formatSnils } from './snils.ts'

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

const person = (today: Day) => ({
  lastName: name('Введите фамилию', 'Фамилия пишется русскими буквами'),
  firstName: name('Введите имя', 'Имя пишется русскими буквами'),
  middleName,
  birthDate: birthDate(today),
  snils,
})

/** Whether all that is asked about the person themselves is known and right: then only their document is left to type. */
export const isPersonKnown = (known: LinkUserInput, today: Day): boolean =>
  z.safeParse(z.object(person(today)), known).success

/** Checks what was typed about a person and turns it into what the services are asked with; `today` bounds the birth date. */
export const linkUserForm = (kind: PassportKind, today: Day): z.ZodMiniType<LinkUser, LinkUserInput> =>
  z.pipe(
    z.object({
      ...person(today),
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
