import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldRule } from '#domain/form-rules.ts'
import { faultsOfStep } from '#domain/judging/fields.ts'
import { judging, rules, stepOf, values } from './form.ts'

/** What one rule says of these values, and what of it is not known. */
function judge(rule: FieldRule, given: unknown) {
  const { judged, unknown } = judging({ values: given })
  return { faults: faultsOfStep({ step: 's', fields: [rule] }, judged), unknown }
}
const textsOf = (rule: FieldRule, given: unknown) =>
  Object.entries(judge(rule, given).faults).map(([place, { text }]) => `${place}: ${text}`)
const fill = 'Заполните это поле'

describe('the fields of a step', () => {
  it('have no faults where all is right, and every part of the rules is known', () => {
    const { judged, unknown } = judging()
    expect(rules.steps.map((step) => faultsOfStep(step, judged))).toEqual([{}, {}, {}, {}])
    expect(unknown).toEqual([])
  })

  it('are told apart by where they stand, each with the message of its rule or of its check', () => {
    const { judged } = judging({
      values: { personalData: { lastName: 'Ivanova', middleName: 'б'.repeat(61), snils: '112-233-445 96', inn: '1' } },
    })
    expect(faultsOfStep(stepOf('PersonalData'), judged)).toEqual({
      'personalData.lastName': { kind: 'wrong', text: 'Укажите фамилию как в паспорте' },
      'personalData.middleName': { kind: 'tooLong', text: 'Сократите до 60\u00A0знаков' },
      'personalData.snils': { kind: 'wrong', text: 'Проверьте СНИЛС: контрольное число не совпадает' },
      'personalData.inn': { kind: 'wrong', text: 'В ИНН человека двенадцать цифр' },
    })
  })

  it.each([undefined, null, '', '  ', '\u00A0', [], '0001-01-01T00:00:00', Number.NaN])('are empty with %o', (value) =>
    expect(textsOf({ path: 'a', required: true, check: 'snils', message: 'm' }, { a: value })).toEqual([`a: ${fill}`]),
  )

  it('may have to be ticked', () => {
    const rule = { path: 'a', required: true, pattern: '^true$', message: 'm' }
    expect([true, false].map((value) => textsOf(rule, { a: value }))).toEqual([[], ['a: m']])
  })

  it.each([false, true, 0, 'нет', ['x'], { at: 1 }])('are answered with %o', (value) =>
    expect(textsOf({ path: 'a', required: true }, { a: value })).toEqual([]),
  )

  it('are not asked for where nothing is required, but what is there is checked', () => {
    const rule = { path: 'a', required: false, check: 'bic' }
    expect(textsOf(rule, { a: '' })).toEqual([])
    expect(textsOf(rule, { a: '1' })).toEqual(['a: В БИК девять цифр, первая — ноль'])
  })

  it('are asked for over anything that is no form', () => {
    expect(textsOf({ path: 'a.b', required: true }, null)).toEqual([`a.b: ${fill}`])
    expect(textsOf({ path: 'a.length', required: true }, { a: 'text' })).toEqual([`a.length: ${fill}`])
    expect(textsOf({ path: 'constructor', required: true }, {})).toEqual([`constructor: ${fill}`])
  })

  it.each([
    ['RF', true, null, [`passport.code: ${fill}`]],
    ['Foreign', true, null, []],
    ['RF', false, null, [`passport.code: ${fill}`]],
    ['Foreign', false, '770-053', []],
  ])('a condition overrides what is required: %s, %s, %o', (type, required, code, faults) =>
    expect(
      textsOf(
        { path: 'passport.code', required, requiredWhen: { path: 'passport.type', equals: 'RF' } },
        { passport: { type, code } },
      ),
    ).toEqual(faults),
  )

  it('a condition may want nothing to be there', () => {
    const rule = { path: 'a', requiredWhen: { path: 'b', equals: null } }
    expect(textsOf(rule, {})).toEqual([`a: ${fill}`])
    expect(textsOf(rule, { b: 'x' })).toEqual([])
  })

  it('an account is checked with the БИК beside it', () => {
    const given = (bic: string) => ({ ...values, bankDetails: { ...values.bankDetails, bic } })
    const { judged } = judging({ values: given('044525226') })
    expect(faultsOfStep(stepOf('BankDetails'), judged)).toEqual({
      'bankDetails.accountNumber': { kind: 'wrong', text: 'Номер счёта не подходит к этому БИК' },
    })
  })

  it('a length is counted in characters', () => {
    expect(textsOf({ path: 'a', maxLength: 2 }, { a: '😀😀' })).toEqual([])
    expect(textsOf({ path: 'a', maxLength: 1 }, { a: 'ёж' })).toEqual(['a: Сократите до 1\u00A0знака'])
    expect(textsOf({ path: 'a', pattern: '^\\d$' }, { a: 12 })).toEqual(['a: Проверьте, что здесь написано'])
  })
})

describe('what the portal does not know asks nothing and is told of', () => {
  it.each<[string, Omit<FieldRule, 'path'>, string, string]>([
    ['a check', { check: 'oktmo' }, 'check', 'oktmo'],
    ['a check called as what every object has', { check: 'toString' }, 'check', 'toString'],
    ['a broken expression', { pattern: '([' }, 'pattern', '(['],
    ['a script by a name of another dialect', { pattern: '^\\p{IsCyrillic}$' }, 'pattern', '^\\p{IsCyrillic}$'],
    ['an anchor of another dialect', { pattern: '\\A\\d+\\z' }, 'pattern', '\\A\\d+\\z'],
    ['a key', { minLength: 30 }, 'key', 'minLength'],
  ])('%s', (_, rule, part, what) => {
    const answers = [
      { a: 'что угодно', b: 'x' },
      { a: 'и ещё', b: 'x' },
    ].map((given) => judge({ path: 'a', ...rule }, given))
    expect(answers.map(({ faults }) => faults)).toEqual([{}, {}])
    const told = answers.flatMap(({ unknown }) => unknown)
    expect(told.every((one) => one.path === 'a' && one.part === part && one.what === what)).toBe(true)
    expect(told).toHaveLength(2)
  })

  it.each<[string, FieldRule['requiredWhen'], string]>([
    ['without a path', { any: [] }, '{"any":[]}'],
    ['with more than is known', { path: 'b', equals: 'x', unless: 1 }, '{"path":"b","equals":"x","unless":1}'],
    ['on several values', { path: 'b', equals: ['x'] }, '{"path":"b","equals":["x"]}'],
    ['through an array of its own', { path: 'list[].b', equals: 'x' }, '{"path":"list[].b","equals":"x"}'],
  ])('a condition %s', (_, requiredWhen, what) =>
    expect(judge({ path: 'a', required: true, requiredWhen }, { b: 'x' })).toEqual({
      faults: {},
      unknown: [{ path: 'a', part: 'condition', what }],
    }),
  )

  it.each(['^\\d{3}\\-\\d{3}$', '^[\\w ]+\\@$'])('an escape that is not needed is no other dialect: %s', (pattern) => {
    expect(judge({ path: 'a', pattern }, { a: '123-45' })).toEqual({
      faults: { a: { kind: 'wrong', text: 'Проверьте, что здесь написано' } },
      unknown: [],
    })
  })

  it.each(['list[0].a', 'list.*.a', '$.a', 'a..b', ''])('a path of another dialect: %s', (path) =>
    expect(judge({ path, required: true }, {})).toEqual({ faults: {}, unknown: [{ path, part: 'path', what: path }] }),
  )

  it('the rest of such a rule is asked all the same', () =>
    expect(textsOf({ path: 'a', required: true, check: 'oktmo', minLength: 3 }, {})).toEqual([`a: ${fill}`]))

  it('nobody need listen', () => {
    const { judged } = judging()
    const { onUnknown: _, ...silent } = judged
    expect(
      faultsOfStep({ step: 's', fields: [{ path: 'tax.deductionUsage', check: 'oktmo', new: 1 }] }, silent),
    ).toEqual({})
  })

  it('no rule makes the portal fall', () =>
    fc.assert(
      fc.property(
        fc.record(
          {
            path: fc.oneof(fc.string(), fc.constantFrom('a', 'a.b', 'a[]', 'a[].b')),
            required: fc.boolean(),
            maxLength: fc.integer(),
            pattern: fc.string(),
            check: fc.string(),
            requiredWhen: fc.record({ path: fc.string(), equals: fc.anything() }),
          },
          { requiredKeys: ['path'] },
        ),
        fc.oneof(fc.anything(), fc.record({ a: fc.anything() })),
        (rule, given) => {
          expect(judge(rule, given).faults).toBeTypeOf('object')
        },
      ),
    ))
})

describe('a path through an array', () => {
  const share = { path: 'assignees[].share', required: true }
  const assignees = [{ share: 50, isMinor: true }, { share: null, isMinor: false }, {}]

  it('is asked of every item, and named by its place', () =>
    expect(textsOf(share, { assignees })).toEqual([`assignees.1.share: ${fill}`, `assignees.2.share: ${fill}`]))

  it.each([[[]], [null], [undefined], ['text']])('asks nothing where there are no items: %o', (none) =>
    expect(textsOf(share, { assignees: none })).toEqual([]),
  )

  it('leaves it to a rule of the array that there be any', () => {
    expect(textsOf({ path: 'assignees', required: true }, { assignees: [] })).toEqual([`assignees: ${fill}`])
    expect(textsOf({ path: 'assignees', required: true }, { assignees })).toEqual([])
  })

  it('is asked of items that are no objects', () =>
    expect(textsOf({ path: 'years[]', required: true }, { years: [2024, null] })).toEqual([`years.1: ${fill}`]))

  it('looks by a condition at the same item', () =>
    expect(
      textsOf(
        { path: 'assignees[].guardian', requiredWhen: { path: 'assignees[].isMinor', equals: true } },
        { assignees },
      ),
    ).toEqual([`assignees.0.guardian: ${fill}`]))

  it('looks by a condition at what is outside', () =>
    expect(
      textsOf(
        { path: 'assignees[].phone', requiredWhen: { path: 'way', equals: 'sms' } },
        { way: 'sms', assignees: [{}] },
      ),
    ).toEqual([`assignees.0.phone: ${fill}`]))

  it('goes through arrays of arrays, each condition beside its own item', () =>
    expect(
      textsOf(
        { path: 'to.people[].papers[].number', requiredWhen: { path: 'to.people[].papers[].kind', equals: 'RF' } },
        { to: { people: [{ papers: [] }, { papers: [{ kind: 'No' }, { kind: 'RF' }] }] } },
      ),
    ).toEqual([`to.people.1.papers.1.number: ${fill}`]))

  it('asks nothing by a condition through another array', () =>
    expect(
      judge(
        { path: 'assignees[].phone', required: true, requiredWhen: { path: 'others[].way', equals: 'sms' } },
        { assignees: [{}], others: [{ way: 'sms' }] },
      ),
    ).toEqual({
      faults: {},
      unknown: [{ path: 'assignees[].phone', part: 'condition', what: '{"path":"others[].way","equals":"sms"}' }],
    }))

  it('checks beside the item', () =>
    expect(
      textsOf(
        { path: 'banks[].accountNumber', check: 'accountNumber' },
        {
          banks: [
            { bic: '044525225', accountNumber: '40817810700000000001' },
            { bic: '044525226', accountNumber: '40817810700000000001' },
          ],
        },
      ),
    ).toEqual(['banks.1.accountNumber: Номер счёта не подходит к этому БИК. Проверьте оба']))
})
