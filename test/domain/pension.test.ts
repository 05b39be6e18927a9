import { describe, expect, it } from 'vitest'
import { pensionApplicationOf } from '#domain/pension-application.ts'
import { entitlementOf, groundsOf } from '#domain/pension-grounds.ts'
import { pensionPaper } from '#domain/pension-paper.ts'
import { paymentEstimate, paymentOf, pensionTerms, usualStart } from '#domain/pension-schemes.ts'
import { attemptKey, signingKey } from '#domain/statement-draft.ts'
import { pensionApplication } from '#test/api/statement-samples.ts'

const today = '2026-11-25'
const contract = (endDate: string | null = null) => ({ agreement: { agreementSchemaType: 'Individual', endDate } })
const person = (gender: string | null, birthDate: string | null) => ({ gender, birthDate })

describe('[2.2-12] whether the pension may be asked for', () => {
  it.each([
    ['a woman on the day on which she is 55', person('Female', '1971-11-25'), { kind: 'now' }],
    ['a woman the day before', person('Female', '1971-11-26'), { kind: 'later', from: '2026-11-26' }],
    ['a man of 55', person('Male', '1971-11-25'), { kind: 'later', from: '2031-11-25' }],
    ['a man of 60', person('Male', '1966-01-01'), { kind: 'now' }],
    ['who was born on 29 February', person('Female', '1972-02-29'), { kind: 'later', from: '2027-02-28' }],
    ['whose birthday the fund does not know', person('Male', null), { kind: 'now' }],
    ['whose birthday is a placeholder', person('Male', '0001-01-01T00:00:00'), { kind: 'now' }],
    ['of whom it is not known who they are', person(null, '2000-01-01'), { kind: 'now' }],
  ])('%s', (_, who, entitlement) => {
    expect(entitlementOf(who, [contract()], today)).toEqual(entitlement)
  })

  it('by the term of a contract, whichever ground comes first', () => {
    const young = person('Male', '1986-03-30')
    expect(entitlementOf(young, [contract(), contract('2026-11-25')], today)).toEqual({ kind: 'now' })
    expect(entitlementOf(young, [contract('2030-01-31'), contract('2028-05-01')], today)).toEqual({
      kind: 'later',
      from: '2028-05-01',
    })
    expect(entitlementOf(young, [], today)).toEqual({ kind: 'none' })
  })

  it('by a paper at any age', () => {
    expect(groundsOf(person('Male', '1986-03-30'), contract(), today)).toEqual([
      { basis: 'RetirementAge', when: 'later', from: '2046-03-30' },
      { basis: 'ContractTerm', when: 'never' },
      { basis: 'EarlyPension', when: 'proved' },
      { basis: 'Disability', when: 'proved' },
    ])
  })
})

describe('[9-03] what a payment may be', () => {
  /* The example of the contract: 742 318,55 in all, 687 068,55 without tax, 11 451 a month. */
  const amounts = {
    userBalance: 210_000,
    companyBalance: 340_000,
    companyObligationsUser: 85_000,
    investmentBalance: 107_318.55,
  }
  it.each([
    ['FixedTerm', {}, 11_451],
    ['FixedTerm', { years: 10 }, 5_725],
    ['FixedTerm', { years: 10, frequency: 'Quarterly' }, 17_176],
    ['FixedTerm', { years: 10, frequency: 'Yearly' }, 68_706],
    ['UntilExhausted', { years: 10 }, 11_451],
    ['UntilExhausted', { frequency: 'Yearly' }, 137_413],
    ['LumpSum', { years: 10, frequency: 'Yearly' }, 687_068],
    ['Lifetime', {}, null],
  ] as const)('%s %j: %s', (scheme, asked, estimate) => {
    expect(paymentEstimate(amounts, scheme, asked)).toBe(estimate)
  })

  it('is told of what was chosen, and of the estimate’s own term until then', () => {
    expect(paymentOf({})).toEqual({ scheme: null, years: 5, frequency: 'Monthly' })
    expect(paymentOf({ paymentScheme: 'FixedTerm', termYears: 7, frequency: 'Yearly' })).toEqual({
      scheme: 'FixedTerm',
      years: 7,
      frequency: 'Yearly',
    })
    expect(paymentOf({ paymentScheme: 'Weekly', termYears: null, frequency: 'Daily' }).scheme).toBeNull()
    expect([pensionTerms[0], pensionTerms.at(-1)]).toEqual([5, 30])
    expect(usualStart('2026-12-31')).toBe('2027-01-01')
  })
})

describe('[4.7-10] the application', () => {
  const application = pensionApplication('key', [
    { fileId: 'f-1', fileName: 'a <b>.pdf', fileType: 'PassportMain', size: 2048, contentType: 'application/pdf' },
  ])
  const known = { fundName: 'Фонд & Ко', agreementNumber: 'ИПП-2021/0905', countryOf: () => 'Россия' }

  it('is made of all that was filled in, on behalf of the participant of its programme', () => {
    const programmes = [
      { agreementId: '1', pegasUserId: 11 },
      { agreementId: '2', pegasUserId: 22 },
    ]
    expect(
      pensionApplicationOf({ agreementId: '2', basis: 'Disability' }, { programmes, idempotencyKey: 'k' }),
    ).toEqual({ agreementId: '2', basis: 'Disability', pegasUserId: 22, idempotencyKey: 'k' })
  })

  it('has a key of its own for each signing, under which codes are counted', () => {
    const seed = '7e1f0000-1111-4222-8333-444444444444'
    const keys = [1, 2].flatMap((signings) => [1, 2].map((code) => attemptKey(signingKey(seed, signings), code)))
    expect(new Set(keys).size).toBe(4)
    expect(keys.every((key) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key))).toBe(true)
  })

  it('says before it is signed all that will be sent, as text and never as markup', () => {
    const paper = pensionPaper(application, known)
    for (const said of [
      'ИПП-2021/0905',
      'Пенсионный возраст',
      'В течение срока',
      '10\u00A0лет',
      'Раз в месяц',
      '1\u00A0марта 2026',
      'Тихонов',
      '112-233-445 95',
      '500100732259',
      'petr@example.ru',
      '4510',
      '770-053',
      '044525225',
      '40817810700000000001',
      'a &lt;b&gt;.pdf',
      'Фонд &amp; Ко',
    ])
      expect(paper).toContain(said)
    expect(paper).not.toContain('<b>')
    expect(pensionPaper({ ...application, paymentScheme: 'LumpSum', termYears: null }, known)).not.toContain(
      'Как часто',
    )
  })
})
