import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { Me } from '#domain/account.ts'
import { knownOf, linkUserForm, type LinkUserInput } from '#domain/link-user-form.ts'

const today = '2026-02-17'
const typed: LinkUserInput = {
  lastName: ' Фёдорова ',
  firstName: 'Мария',
  middleName: 'Игоревна',
  birthDate: '21.08.1990',
  snils: '087-654-303 00',
  passportKind: 'RF',
  passportSeries: '45 10',
  passportNumber: '123456',
  agreementNumber: 'ИПП-2022/1107',
}
const textOf = (changes: Partial<LinkUserInput>) => {
  const input = { ...typed, ...changes }
  const { error } = z.safeParse(linkUserForm(input.passportKind, today), input)
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]))
}

describe('the person that a programme is looked for by', () => {
  it('[2.2-05] is asked for in the shapes of the services', () => {
    expect(z.parse(linkUserForm('RF', today), typed)).toEqual({
      lastName: 'Фёдорова',
      firstName: 'Мария',
      middleName: 'Игоревна',
      birthDate: '1990-08-21',
      snils: '087-654-303 00',
      passportSeries: '4510',
      passportNumber: '123456',
      agreementNumber: 'ИПП-2022/1107',
    })
    expect(z.parse(linkUserForm('RF', today), { ...typed, middleName: ' ', agreementNumber: '' })).toMatchObject({
      middleName: null,
      agreementNumber: null,
    })
  })

  it('[5-07] is told in Russian what each empty field lacks', () => {
    const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, ''])) as LinkUserInput
    expect(textOf({ ...empty, passportKind: 'RF' })).toEqual({
      lastName: 'Введите фамилию',
      firstName: 'Введите имя',
      birthDate: 'Введите дату рождения',
      snils: 'Введите СНИЛС',
      passportSeries: 'Введите серию паспорта',
      passportNumber: 'Введите номер паспорта',
    })
  })

  it.each<[keyof LinkUserInput, string, RegExp]>([
    ['lastName', 'Fedorova', /русскими/],
    ['lastName', 'Фёдорова-', /русскими/],
    ['firstName', 'М4рия', /русскими/],
    ['middleName', 'I', /русскими/],
    ['birthDate', '31.02.1990', /Такой даты нет/],
    ['birthDate', '21.08.90', /Такой даты нет/],
    ['birthDate', '18.02.2026', /в будущем/],
    ['birthDate', '31.12.1899', /год/],
    ['snils', '087-654', /одиннадцать/],
    ['snils', '087-654-303 01', /ошибка/],
    ['passportSeries', '451', /четыре/],
    ['passportSeries', '00 00', /четыре/],
    ['passportNumber', '12345', /шесть/],
    ['passportNumber', '000000', /шесть/],
    ['agreementNumber', '1'.repeat(41), /сорока/],
  ])('[5-07] is told what is wrong with %s «%s»', (name, value, words) => {
    expect(textOf({ [name]: value })).toEqual({ [name]: expect.stringMatching(words) as string })
  })

  it.each(['Ёлкина', 'Римский-Корсаков', 'О’Коннор', 'Мамин Сибиряк'])('may be called %s', (lastName) =>
    expect(textOf({ lastName })).toEqual({}),
  )

  it('may have a passport of another country', () => {
    expect(textOf({ passportKind: 'Foreign', passportSeries: '', passportNumber: 'AN0712345' })).toEqual({})
    expect(textOf({ passportKind: 'Foreign', passportSeries: 'AN', passportNumber: '' })).toEqual({
      passportNumber: 'Введите номер паспорта',
    })
    expect(textOf({ passportKind: 'Foreign', passportSeries: '#', passportNumber: '1-2' })).toEqual({
      passportSeries: expect.stringMatching(/буквы и цифры/) as string,
      passportNumber: expect.stringMatching(/буквы и цифры/) as string,
    })
  })

  it('is filled in with what is known', () => {
    const me: Me = {
      firstName: 'Мария',
      lastName: 'Фёдорова',
      middleName: null,
      birthDate: '1990-08-21',
      avatarId: null,
      gender: null,
      email: null,
      snils: '087-654-303 00',
      phoneNumber: '89990000003',
      login: '89990000003',
      emailConfirmed: true,
    }
    expect(knownOf(me)).toMatchObject({
      lastName: 'Фёдорова',
      firstName: 'Мария',
      middleName: '',
      birthDate: '21.08.1990',
      snils: '087-654-303 00',
    })
    expect(knownOf(null)).toMatchObject({ lastName: '', birthDate: '', snils: '', passportKind: 'RF' })
  })
})
