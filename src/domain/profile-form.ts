import * as z from 'zod/mini'
import type { Me, MePatch } from './account.ts'
import { parseShortDate, shortDate } from './short-dates.ts'
import { isEmail } from './email.ts'
import type { Day } from './moscow-day.ts'
import { birthDate, snils, text } from './person-fields.ts'
import { formatSnils } from './snils.ts'

/** The fields of the profile as they are typed; the picture is not typed. */
export type ProfileInput = Record<Exclude<keyof MePatch, 'avatarId'>, string>

const nameLength = 100
/* A client may bear a name in any letters: what the fund knows already must not be refused. */
const anyName = /^\p{L}+(?:[ '’.-]+\p{L}+)*\.?$/u
const wrongName = 'Только буквы, пробел, дефис и апостроф'
const tooLong = `Сократите до ${nameLength} знаков`
const name = (empty: string) => text(empty).check(z.maxLength(nameLength, tooLong), z.regex(anyName, wrongName))

/** What is known cannot be erased by mistake; what is not known may be left out. */
const unlessUnknown = (known: string | null, typed: string, check: z.ZodMiniType<string, string>) =>
  known === null && typed.trim() === '' ? z.string().check(z.trim()) : check

const orNull = (value: string) => value || null

/** Checks the profile as it was typed and makes of it the eight fields that the services are sent (3-02); `today` bounds the day of birth. */
export const profileForm = (me: Me, today: Day, typed: ProfileInput): z.ZodMiniType<MePatch, ProfileInput> =>
  z.pipe(
    z.object({
      lastName: name('Введите фамилию'),
      firstName: name('Введите имя'),
      middleName: z.string().check(
        z.trim(),
        z.maxLength(nameLength, tooLong),
        z.refine((value) => value === '' || anyName.test(value), wrongName),
      ),
      birthDate: unlessUnknown(me.birthDate, typed.birthDate, birthDate(today)),
      gender: z.string(),
      snils: unlessUnknown(me.snils, typed.snils, snils),
      email: unlessUnknown(
        me.email,
        typed.email,
        text('Введите адрес почты').check(z.refine(isEmail, 'Проверьте адрес: должно получиться как anna@example.ru')),
      ),
    }),
    z.transform((checked): MePatch => ({
      firstName: checked.firstName,
      lastName: checked.lastName,
      middleName: orNull(checked.middleName),
      birthDate: parseShortDate(checked.birthDate),
      avatarId: me.avatarId,
      gender: orNull(checked.gender),
      email: orNull(checked.email),
      snils: orNull(checked.snils && formatSnils(checked.snils)),
    })),
  )

/** The profile as it stands in the fields. */
export const typedOf = (me: Me): ProfileInput => ({
  lastName: me.lastName ?? '',
  firstName: me.firstName ?? '',
  middleName: me.middleName ?? '',
  birthDate: shortDate(me.birthDate),
  gender: me.gender ?? '',
  snils: me.snils ?? '',
  email: me.email ?? '',
})
