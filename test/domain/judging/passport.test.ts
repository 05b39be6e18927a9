import { describe, expect, it } from 'vitest'
import { faultsOfStep } from '#domain/judging/fields.ts'
import { requiredPlaces } from '#domain/judging/required.ts'
import { isStepComplete } from '#domain/judging/steps.ts'

const step = { step: 'IdentityDocument', fields: [{ path: 'passportContainer.number', required: true }] }
const today = '2026-02-17'
const passport = { passportType: 'RF', series: '4510', number: '123456', issueDate: '2014-06-03' }
const foreign = { passportType: 'Foreign', series: '', number: 'AB 12', issueDate: '2020-01-10' }

function textsOf(container: object, birthDate: string | null = '1984-05-17') {
  const values = { personalData: { birthDate }, passportContainer: container }
  const faults = faultsOfStep(step, { values, files: [], today })
  return Object.fromEntries(
    Object.entries(faults).map(([place, { text }]) => [place.replace('passportContainer.', ''), text]),
  )
}

describe('a passport beside the rules of its step', () => {
  it.each([
    ['of thirty years', passport, '1984-05-17'],
    ['typed with a space', { ...passport, series: '45 10' }, '1984-05-17'],
    ['of another country, without a series', { ...foreign, number: 'AB12' }, '1984-05-17'],
    ['that never ends', { ...foreign, number: 'AB12', expirationDate: null }, '1984-05-17'],
    ['of a client whose birthday is not known yet', { ...passport, issueDate: '1999-01-01' }, null],
    ['given on the very day of fourteen years', { ...passport, issueDate: '2022-02-17' }, '2008-02-17'],
    ['of a leap day', { ...passport, issueDate: '2024-03-01' }, '2004-02-29'],
    ['within ninety days of forty-five years', { ...passport, issueDate: '2002-03-01' }, '1980-12-01'],
  ])('is right: %s', (_, container, birthDate) => expect(textsOf(container, birthDate)).toEqual({}))

  it.each([
    ['a series of three digits', { ...passport, series: '451' }, { series: 'В серии паспорта четыре цифры' }],
    ['a number of zeros', { ...passport, number: '000000' }, { number: 'В номере паспорта шесть цифр' }],
    [
      'a child of thirteen',
      { ...passport, issueDate: '1998-05-16' },
      { issueDate: 'Проверьте дату выдачи и дату рождения: паспорт выдают с четырнадцати лет' },
    ],
    [
      'a day that has not come',
      { ...passport, issueDate: '2026-02-18' },
      { issueDate: 'Дата выдачи не может быть в будущем' },
    ],
    [
      'one that ended at twenty',
      { ...passport, issueDate: '2000-01-10' },
      {
        issueDate: 'Срок этого паспорта истёк 15\u00A0августа 2004. Укажите новый паспорт: его меняют в 20 и в 45 лет',
      },
    ],
    [
      'a foreign one that has ended',
      { ...foreign, number: 'AB12', expirationDate: '2026-02-16' },
      { expirationDate: 'Срок этого паспорта истёк 16\u00A0февраля 2026. Укажите действующий документ' },
    ],
    [
      'a foreign one from before the client was born',
      { ...foreign, number: 'AB12', issueDate: '1984-05-16' },
      { issueDate: 'Проверьте дату выдачи: она раньше даты рождения' },
    ],
    ['a foreign number with a blank', foreign, { number: 'В номере не больше двадцати букв и цифр' }],
  ])('is not: %s', (_, container, faults) => expect(textsOf(container)).toEqual(faults))

  it('is asked for its end by the rules, unless it never ends', () => {
    const end = 'passportContainer.expirationDate'
    const rules = {
      step: 'IdentityDocument',
      fields: [
        {
          path: end,
          required: true,
          requiredWhen: { path: 'passportContainer.passportType', equals: 'Foreign' },
        },
      ],
    }
    const judged = (neverExpires: boolean | null) => ({
      values: { passportContainer: { ...foreign, number: 'AB12', expirationDate: null, neverExpires } },
      files: [],
      today,
    })
    expect(Object.keys(faultsOfStep(rules, judged(null)))).toEqual([end])
    expect([...requiredPlaces(rules, judged(false))]).toEqual([end])
    expect(faultsOfStep(rules, judged(true))).toEqual({})
    expect([...requiredPlaces(rules, judged(true))]).toEqual([])
  })

  it('is asked about by the step that asks for it alone', () => {
    const values = { personalData: { birthDate: '1984-05-17' }, passportContainer: { ...passport, series: '1' } }
    const other = { step: 'Contacts', fields: [{ path: 'contactInfo.email', required: false }] }
    expect(isStepComplete(other, { values, files: [], today })).toBe(true)
    expect(isStepComplete(step, { values, files: [], today })).toBe(false)
  })
})
