import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { Me } from '#domain/account.ts'
import { profileForm, typedOf, type ProfileInput } from '#domain/profile-form.ts'

const today = '2026-02-17'
const me: Me = {
  firstName: 'Анна',
  lastName: 'Иванова',
  middleName: 'Сергеевна',
  birthDate: '1984-05-17',
  avatarId: 'f-1',
  gender: 'Female',
  email: 'anna@example.ru',
  snils: '112-233-445 95',
  phoneNumber: '89990000001',
  login: '89990000001',
  emailConfirmed: true,
}
const unknown: Me = { ...me, birthDate: null, snils: null, email: null, middleName: null, gender: null }

const parsed = (of: Me, changes: Partial<ProfileInput>) => {
  const typed = { ...typedOf(of), ...changes }
  return z.parse(profileForm(of, today, typed), typed)
}
const faultsOf = (of: Me, changes: Partial<ProfileInput>) => {
  const typed = { ...typedOf(of), ...changes }
  const { error } = z.safeParse(profileForm(of, today, typed), typed)
  expect((error?.issues ?? []).filter(({ message }) => !/[а-я]/.test(message))).toEqual([])
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))]
}

describe('the profile as it is typed', () => {
  it('[3-02] is sent as exactly the eight fields of the services, the picture as it was', () => {
    expect(
      parsed(me, {
        lastName: ' Соколова-Иванова ',
        middleName: ' ',
        birthDate: '29.02.1984',
        snils: '08765430300',
        email: ' sokolova@example.ru ',
      }),
    ).toEqual({
      firstName: 'Анна',
      lastName: 'Соколова-Иванова',
      middleName: null,
      birthDate: '1984-02-29',
      avatarId: 'f-1',
      gender: 'Female',
      email: 'sokolova@example.ru',
      snils: '087-654-303 00',
    })
  })

  it('[2.2-10] what is not known may be left out, and is then nothing', () => {
    expect(parsed(unknown, {})).toMatchObject({
      middleName: null,
      birthDate: null,
      gender: null,
      email: null,
      snils: null,
    })
  })

  it.each(['birthDate', 'snils', 'email', 'lastName', 'firstName'] as const)(
    '[2.2-10] what is known cannot be erased by mistake: %s',
    (name) => expect(faultsOf(me, { [name]: ' ' })).toEqual([name]),
  )

  it.each([
    { birthDate: '31.02.1984' },
    { birthDate: '18.02.2026' },
    { snils: '112-233-445 94' },
    { snils: '112-233' },
    { email: 'anna@example' },
    { email: 'анна' },
    { lastName: 'Иванова1' },
    { middleName: '-' },
  ])('[2.2-10] %o is refused at its field', (changes) =>
    expect(faultsOf(unknown, changes)).toEqual(Object.keys(changes)),
  )

  it.each(["O'Brien", 'Ёлкина', 'Мюллер-Шмидт', 'Ли', 'Ю', 'Оглы кызы', 'J. R.'])(
    '[2.2-10] the name %s can be borne',
    (lastName) => expect(faultsOf(me, { lastName })).toEqual([]),
  )
})
