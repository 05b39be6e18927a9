import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownChecks } from '#domain/checks/known-checks.ts'

const check = (name: string, value: string, bic = '') =>
  knownChecks[name]?.(value, { beside: (field) => (field === 'bic' ? bic : ''), today: '2026-02-17' })

describe('the checks that a rule may name', () => {
  it('are those of the contract and the correspondent account', () =>
    expect(Object.keys(knownChecks).toSorted()).toEqual([
      'accountNumber',
      'adult18',
      'bic',
      'correspondentAccount',
      'departmentCode',
      'email',
      'inn10',
      'inn12',
      'phone',
      'snils',
    ]))

  it.each([
    ['snils', '112-233-445 95'],
    ['inn12', '500100732259'],
    ['inn10', '7707083893'],
    ['bic', '044525225'],
    ['departmentCode', '770-053'],
    ['phone', '89990000001'],
    ['phone', '+7 999 000-00-01'],
    ['email', 'anna@example.ru'],
    ['adult18', '1984-05-17'],
    ['adult18', '17.05.1984'],
  ])('%s: %s is right', (name, value) => expect(check(name, value)).toBeNull())

  it.each([
    ['snils', '112-233-445', 'В СНИЛС одиннадцать цифр'],
    ['snils', '112-233-445 96', 'Проверьте СНИЛС: в нём ошибка в одной из цифр'],
    ['inn12', '7707083893', 'В ИНН человека двенадцать цифр'],
    ['inn12', '500100732258', 'Проверьте ИНН: в нём ошибка в одной из цифр'],
    ['inn10', '500100732259', 'В ИНН организации десять цифр'],
    ['inn10', '7707083894', 'Проверьте ИНН: в нём ошибка в одной из цифр'],
    ['bic', '44525225', 'В БИК девять цифр, первая — ноль'],
    ['departmentCode', '77-05', 'Введите код подразделения как в паспорте: 770-053'],
    ['phone', '8999000', 'Введите номер полностью: десять цифр после +7'],
    ['phone', '+375 29 000-00-01', 'Нужен российский номер: десять цифр после +7'],
    ['email', 'anna@example', 'Проверьте адрес: должно получиться как anna@example.ru'],
    ['adult18', '2010-01-01', 'Подать заявление можно с восемнадцати лет. Проверьте дату рождения'],
    ['adult18', 'вчера', 'Введите дату рождения: 17.05.1984'],
  ])('%s: %s is not: %s', (name, value, fault) => expect(check(name, value)).toBe(fault))

  it.each([
    ['accountNumber', '40602810700000000025', '049805746', null],
    ['accountNumber', '4060 2810 7000 0000 0025', '049805746', null],
    ['accountNumber', '40602810800000000025', '049805746', 'Номер счёта не подходит к этому БИК. Проверьте оба'],
    ['accountNumber', '40602810800000000025', '', null],
    ['accountNumber', '4060281080', '', 'В номере счёта двадцать цифр'],
    ['correspondentAccount', '30101810400000000225', '044525225', null],
    ['correspondentAccount', '30101810400000000225', '044525226', 'Номер счёта не подходит к этому БИК. Проверьте оба'],
  ])('%s: %s with the БИК «%s»: %s', (name, value, bic, fault) => expect(check(name, value, bic)).toBe(fault))

  it('bear whatever is typed', () =>
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(knownChecks)), fc.string({ unit: 'grapheme' }), (name, value) => {
        expect([null, 'string']).toContain(check(name, value, value) === null ? null : typeof check(name, value, value))
      }),
    ))
})
