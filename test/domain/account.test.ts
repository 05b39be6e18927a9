import { describe, expect, it } from 'vitest'
import {
  currentPassport,
  fullName,
  initials,
  isGranted,
  Me,
  MePatch,
  profileOf,
  type Passport,
} from '#domain/account.ts'

const me: Me = {
  firstName: 'Анна',
  lastName: 'Иванова',
  middleName: 'Сергеевна',
  birthDate: '1984-05-17',
  avatarId: null,
  gender: 'Female',
  email: null,
  snils: null,
  phoneNumber: '89990000001',
  login: 'anna',
  emailConfirmed: false,
}
const passport: Passport = {
  passportType: 'RF',
  documentCode: 21,
  series: '4510',
  number: '123456',
  issueDate: null,
  issuedBy: '',
  departmentCode: null,
  expirationDate: null,
  country: 643,
}

describe('a person', () => {
  it('[3-02] has the eight fields of the user info, and a change of it sends exactly these', () => {
    const names = ['firstName', 'lastName', 'middleName', 'birthDate', 'avatarId', 'gender', 'email', 'snils']
    expect(Me.parse(me)).toEqual(me)
    expect(Object.keys(MePatch.parse(me))).toEqual(names)
    for (const name of names) expect(Me.safeParse({ ...me, [name]: undefined }).success, name).toBe(false)
  })

  it('[3-01] is a profile whose login is the phone', () => {
    expect(profileOf(me)).toEqual({
      firstName: 'Анна',
      middleName: 'Сергеевна',
      lastName: 'Иванова',
      birthDate: '1984-05-17',
      phoneNumber: '89990000001',
      login: '89990000001',
    })
  })

  it('[3-01] may lack any name', () => {
    expect(profileOf({ ...me, firstName: null, middleName: null, lastName: null })).toMatchObject({
      firstName: '',
      middleName: '',
      lastName: '',
    })
  })

  it('[2.5-07] has initials of the first and the last name, in capitals, and none without a name', () => {
    const of = (firstName: string | null, lastName: string | null) =>
      initials(profileOf({ ...me, firstName, lastName }))
    expect([of('Анна', 'Иванова'), of('анна', 'иванова'), of('Ёлка', null), of(null, null)]).toEqual([
      'АИ',
      'АИ',
      'Ё',
      '',
    ])
  })

  it('is named in full without empty places', () => {
    expect(fullName(profileOf(me))).toBe('Иванова Анна Сергеевна')
    expect(fullName(profileOf({ ...me, middleName: null }))).toBe('Иванова Анна')
  })
})

it('[3-03] of the passports the last one is used', () => {
  const second = { ...passport, number: '654321' }
  expect(currentPassport([passport, second])).toBe(second)
  expect(currentPassport([])).toBeNull()
})

it('[3-04] a restriction counts only with the value yes, and only under its own name', () => {
  const granted = (value: string) => isGranted([{ name: 'PortfolioAvailable', value }], 'PortfolioAvailable')
  expect(['yes', 'no', 'Yes', 'YES', 'true', '1', ' yes', ''].filter(granted)).toEqual(['yes'])
  expect(isGranted([{ name: 'PortfolioAvailable', value: 'yes' }], 'NewInvestAvailable')).toBe(false)
  expect(
    isGranted(
      [
        { name: 'NewInvestAvailable', value: 'no' },
        { name: 'NewInvestAvailable', value: 'yes' },
      ],
      'NewInvestAvailable',
    ),
  ).toBe(true)
  expect(isGranted([], 'NewInvestAvailable')).toBe(false)
})
