import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAdult } from '#domain/checks/adult.ts'
import {
  faultOfForeignEnd,
  faultOfForeignIssue,
  isForeignNumber,
  isForeignSeries,
} from '#domain/checks/passport-foreign.ts'
import {
  faultOfPassportDate,
  graceOfPassport,
  isPassportNumber,
  isPassportSeries,
  lastDayOfPassport,
} from '#domain/checks/passport-rf.ts'
import { isRussianName } from '#domain/checks/person-name.ts'
import { daysAfter, yearsAfter } from '#domain/days.ts'

const days = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a name', () => {
  it.each(['Иванова', 'Фёдорова', 'Салтыков-Щедрин', 'Мамедов Али оглы', 'О’Коннор', 'Ё', 'ян', 'Анна-Мария'])(
    '%s is written in Russian',
    (text) => expect(isRussianName(text)).toBe(true),
  )
  it.each(['Ivanova', 'Ивaнова', 'Иванов-', '-Иванов', 'Иванов--Петров', 'Иванов  Пётр', 'Иванов2', '', ' '])(
    '%s is not',
    (text) => expect(isRussianName(text)).toBe(false),
  )
})

describe('a Russian passport', () => {
  it('has four digits and six, not all zeros', () => {
    expect(['4510', '45 10', '0410'].filter(isPassportSeries)).toHaveLength(3)
    expect(['123456', '000001'].filter(isPassportNumber)).toHaveLength(2)
    expect(['0000', '451', '45100', '45A0', ''].filter(isPassportSeries)).toEqual([])
    expect(['000000', '12345', '1234567', '12-456', ''].filter(isPassportNumber)).toEqual([])
  })

  it.each([
    ['1984-05-17', '2014-06-03', '2029-08-15', 'before forty-five: ninety days after 17.05.2029'],
    ['1984-05-17', '2029-05-17', null, 'on the forty-fifth birthday: no end'],
    ['1984-05-17', '2029-05-16', '2029-08-15', 'the day before it'],
    ['2006-03-01', '2020-03-05', '2026-05-30', 'before twenty: ninety days after 01.03.2026'],
    ['2006-03-01', '2026-03-01', '2051-05-30', 'on the twentieth birthday'],
    ['2004-02-29', '2018-03-02', '2024-05-29', 'born on 29 February, twenty in a leap year: from 29.02.2024'],
    ['1980-02-29', '2001-01-10', '2025-05-29', 'born on 29 February, forty-five in a common year: from 28.02.2025'],
  ])('of one born on %s, given on %s, is good until %s: %s', (birth, issue, last, _) =>
    expect(lastDayOfPassport(birth, issue)).toBe(last),
  )

  it.each([
    ['2012-01-15', '2026-01-15', '2026-02-17', null],
    [
      '2012-01-15',
      '2026-01-14',
      '2026-02-17',
      'Проверьте дату выдачи и дату рождения: паспорт выдают с четырнадцати лет',
    ],
    ['2012-02-29', '2026-02-28', '2026-03-01', null],
    ['1984-05-17', '2026-02-18', '2026-02-17', 'Дата выдачи не может быть в будущем'],
    ['1984-05-17', '2014-06-03', '2026-02-17', null],
    [
      '1984-05-17',
      '2004-05-16',
      '2026-02-17',
      'Срок этого паспорта истёк 15\u00A0августа 2004. Укажите новый паспорт: его меняют в 20 и в 45 лет',
    ],
    ['1980-11-19', '2001-01-10', '2026-02-17', null],
    [
      '1980-11-19',
      '2001-01-10',
      '2026-02-18',
      'Срок этого паспорта истёк 17\u00A0февраля 2026. Укажите новый паспорт: его меняют в 20 и в 45 лет',
    ],
  ])('of one born on %s, given on %s, shown on %s: %s', (birth, issue, today, fault) =>
    expect(faultOfPassportDate(birth, issue, today)).toBe(fault),
  )

  it('must be replaced soon from the birthday until the last day', () => {
    const graceOn = (today: string) => graceOfPassport('1981-02-10', '2001-03-01', today)
    expect(['2026-02-09', '2026-02-10', '2026-05-11', '2026-05-12'].map(graceOn)).toEqual([
      null,
      '2026-05-11',
      '2026-05-11',
      null,
    ])
    expect(graceOfPassport('1970-02-10', '2015-03-01', '2026-02-17')).toBeNull()
  })

  it('given at an age of replacement or later outlives that birthday', () =>
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 10_000 }), (birth, later) => {
        const fortyFifth = yearsAfter(birth, 45)
        expect(lastDayOfPassport(birth, daysAfter(fortyFifth, later))).toBeNull()
        expect(lastDayOfPassport(birth, daysAfter(yearsAfter(birth, 20), -1 - (later % 2000)))).toBe(
          daysAfter(yearsAfter(birth, 20), 90),
        )
      }),
    ))
})

describe('a foreign passport', () => {
  it('has a number in any letters, and may have no series', () => {
    expect(['', 'AB', 'АН'].filter(isForeignSeries)).toHaveLength(3)
    expect(['P1234567', '1'].filter(isForeignNumber)).toHaveLength(2)
    expect(['ABCDEFGHIJK', 'A-1'].filter(isForeignSeries)).toEqual([])
    expect(['', '123456789012345678901', '12 34'].filter(isForeignNumber)).toEqual([])
  })

  it.each([
    ['2020-01-01', null, null],
    ['2020-01-01', '2030-01-01', null],
    ['2020-01-01', '2026-02-17', null],
    ['2020-01-01', '2026-02-16', 'Срок этого паспорта истёк 16\u00A0февраля 2026. Укажите действующий документ'],
    ['2020-01-01', '2020-01-01', 'Проверьте срок действия: он кончается раньше, чем паспорт выдан'],
  ])('given on %s with the end %s: %s', (issue, end, fault) =>
    expect(faultOfForeignEnd(issue, end, '2026-02-17')).toBe(fault),
  )

  it.each([
    ['2015-05-05', null],
    ['2014-12-31', 'Проверьте дату выдачи: она раньше даты рождения'],
    ['2026-02-18', 'Дата выдачи не может быть в будущем'],
  ])('of a child born in 2015, given on %s: %s', (issue, fault) =>
    expect(faultOfForeignIssue('2015-01-01', issue, '2026-02-17')).toBe(fault),
  )
})

describe('somebody of age', () => {
  it.each([
    ['2008-02-17', true],
    ['2008-02-18', false],
    ['1984-05-17', true],
  ])('was born on %s, on 17.02.2026: %s', (birth, expected) => expect(isAdult(birth, '2026-02-17')).toBe(expected))

  it('born on 29 February is so on the last day of February', () => {
    expect(isAdult('2008-02-29', '2026-02-27')).toBe(false)
    expect(isAdult('2008-02-29', '2026-02-28')).toBe(true)
  })
})
