import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deductibleOf,
  employerPartOf,
  payoutAfterTax,
  withAndWithoutCertificate,
  type PayoutContract,
  type PayoutTaxStatus,
} from '#domain/payout-tax.ts'
import { certificateSpares, differsFromEstimate, howSurePayoutIs, payoutRules } from '#domain/payout-tax-notes.ts'

const empty: PayoutContract = {
  contractId: '104513',
  available: 0,
  amount: null,
  employer: 0,
  contributions: 0,
  deductible: 0,
  deducted: null,
}
/** A contract of one's own: what it holds, and what was paid into it. */
const own = (available: number, contributions: number, more: Partial<PayoutContract> = {}): PayoutContract => ({
  ...empty,
  available,
  contributions,
  ...more,
})
/** A contract into which an employer alone has paid. */
const job = (available: number, more: Partial<PayoutContract> = {}): PayoutContract => ({
  ...empty,
  available,
  employer: available,
  ...more,
})

const resident: PayoutTaxStatus = {
  isTaxResident: true,
  deductionUsage: 'NotUsed',
  certificateProvided: false,
  paidThisYear: 0,
}
const abroad: PayoutTaxStatus = { ...resident, isTaxResident: false }
const paidBefore = (paidThisYear: number): PayoutTaxStatus => ({ ...resident, paidThisYear })
const usage = (deductionUsage: PayoutTaxStatus['deductionUsage'], certificateProvided: boolean): PayoutTaxStatus => ({
  ...resident,
  deductionUsage,
  certificateProvided,
})

/** The working, what is paid out, of whom, the tax of each contract, what is left in all. Every number is worked out by hand. */
type Case = [working: string, contracts: PayoutContract[], status: PayoutTaxStatus, tax: number[], net: number]

const ownMoney: Case[] = [
  ['income 44 210.30 × 13 % = 5 747.339', [own(164_210.3, 120_000)], resident, [5_747], 158_463.3],
  ['no income: nothing', [own(100_000, 100_000)], resident, [0], 100_000],
  ['lost money: nothing', [own(90_000, 100_000)], resident, [0], 90_000],
  ['3.84 × 13 % = 0.4992', [own(100_003.84, 100_000)], resident, [0], 100_003.84],
  ['3.85 × 13 % = 0.5005', [own(100_003.85, 100_000)], resident, [1], 100_002.85],
  ['50 × 13 % = 6.50, a half goes up', [own(100_050, 100_000)], resident, [7], 100_043],
]
const employersMoney: Case[] = [
  ['200 000 × 13 %', [job(200_000)], resident, [26_000], 174_000],
  ['1 234.56 × 13 % = 160.4928', [job(1_234.56)], resident, [160], 1_074.56],
  ['3.84 × 13 % = 0.4992', [job(3.84)], resident, [0], 3.84],
  ['nothing', [job(0)], resident, [0], 0],
  [
    'both: the employer’s 180 000 and income 120 000 − 100 000 = 20 000; 200 000 × 13 %',
    [own(300_000, 100_000, { employer: 180_000 })],
    resident,
    [26_000],
    274_000,
  ],
]
const threshold: Case[] = [
  ['2 400 000 × 13 %', [job(2_400_000)], resident, [312_000], 2_088_000],
  ['312 000 + 1 × 15 % = 312 000.15', [job(2_400_001)], resident, [312_000], 2_088_001],
  ['312 000 + 3.33 × 15 % = 312 000.4995', [job(2_400_003.33)], resident, [312_000], 2_088_003.33],
  ['312 000 + 3.34 × 15 % = 312 000.501', [job(2_400_003.34)], resident, [312_001], 2_088_002.34],
  ['312 000 + 600 000 × 15 % = 402 000', [job(3_000_000)], resident, [402_000], 2_598_000],
  ['312 000 + 97 600 000.01 × 15 %', [job(100_000_000.01)], resident, [14_952_000], 85_048_000.01],
  ['income 2 500 000: 312 000 + 15 000', [own(3_000_000, 500_000)], resident, [327_000], 2_673_000],
  [
    'income 2 400 000: 312 000, the contributions do not count',
    [own(3_000_000, 600_000)],
    resident,
    [312_000],
    2_688_000,
  ],
  [
    '2 000 000 + 800 000 deductible: 312 000 + 400 000 × 15 %',
    [own(3_000_000, 1_000_000, { deductible: 800_000 })],
    resident,
    [372_000],
    2_628_000,
  ],
]
const together: Case[] = [
  [
    '260 000, then 400 000 × 13 % + 600 000 × 15 % = 142 000',
    [job(2_000_000), job(1_000_000)],
    resident,
    [260_000, 142_000],
    2_598_000,
  ],
  [
    '130 000, then 1 400 000 × 13 % + 600 000 × 15 % = 272 000',
    [job(1_000_000), job(2_000_000)],
    resident,
    [130_000, 272_000],
    2_598_000,
  ],
  [
    '5 747.339; with 2 355 789.70 it is 2 400 000, so 312 000 − 5 747; then 100 000 × 15 %',
    [own(164_210.3, 120_000), job(2_355_789.7), job(100_000)],
    resident,
    [5_747, 306_253, 15_000],
    2_293_000,
  ],
  ['0.5005 → 1; together 7.70 × 13 % = 1.001 → 1', [job(3.85), job(3.85)], resident, [1, 0], 6.7],
  ['0.39 → 0; 0.78 → 1; 1.17 → 1', [job(3), job(3), job(3)], resident, [0, 1, 0], 8],
]
const earlier: Case[] = [
  ['all above: 100 000 × 15 %', [job(100_000)], paidBefore(2_400_000), [15_000], 85_000],
  ['100 000 × 13 % + 100 000 × 15 %', [job(200_000)], paidBefore(2_300_000), [28_000], 172_000],
  ['7.70 × 13 % = 1.001 → 1, of which 1 was withheld', [job(3.85)], paidBefore(3.85), [0], 3.85],
]
const deductible: Case[] = [
  [
    'not used, no certificate: all 164 210.30 × 13 % = 21 347.339',
    [own(164_210.3, 120_000, { deductible: 120_000 })],
    usage('NotUsed', false),
    [21_347],
    142_863.3,
  ],
  [
    'not used, certificate: the income alone, 5 747.339',
    [own(164_210.3, 120_000, { deductible: 120_000 })],
    usage('NotUsed', true),
    [5_747],
    158_463.3,
  ],
  ['used: all', [own(164_210.3, 120_000, { deductible: 120_000 })], usage('Used', false), [21_347], 142_863.3],
  [
    'used, the certificate says 120 000: all',
    [own(164_210.3, 120_000, { deductible: 120_000, deducted: 120_000 })],
    usage('Used', true),
    [21_347],
    142_863.3,
  ],
  [
    'partly, the certificate says 50 000: 94 210.30 × 13 % = 12 247.339',
    [own(164_210.3, 120_000, { deductible: 120_000, deducted: 50_000 })],
    usage('Partly', true),
    [12_247],
    151_963.3,
  ],
  [
    'partly, what the certificate says is not known yet: all',
    [own(164_210.3, 120_000, { deductible: 120_000 })],
    usage('Partly', true),
    [21_347],
    142_863.3,
  ],
  [
    'partly, no certificate: all, whatever was given',
    [own(164_210.3, 120_000, { deductible: 120_000, deducted: 50_000 })],
    usage('Partly', false),
    [21_347],
    142_863.3,
  ],
  [
    'the certificate says more than could be: no more than 120 000',
    [own(164_210.3, 120_000, { deductible: 120_000, deducted: 200_000 })],
    usage('Used', true),
    [21_347],
    142_863.3,
  ],
  [
    '80 000 of 120 000 could be: 124 210.30 × 13 % = 16 147.339',
    [own(164_210.3, 120_000, { deductible: 80_000 })],
    usage('NotUsed', false),
    [16_147],
    148_063.3,
  ],
  [
    'lost money: no more than comes back, 90 000 × 13 %',
    [own(90_000, 100_000, { deductible: 100_000 })],
    usage('NotUsed', false),
    [11_700],
    78_300,
  ],
]
const nonResidents: Case[] = [
  ['200 000 × 30 %', [job(200_000)], abroad, [60_000], 140_000],
  ['3 000 000 × 30 %, no threshold', [job(3_000_000)], abroad, [900_000], 2_100_000],
  ['44 210.30 × 30 % = 13 263.09', [own(164_210.3, 120_000)], abroad, [13_263], 150_947.3],
  ['164 210.30 × 30 % = 49 263.09', [own(164_210.3, 120_000, { deductible: 120_000 })], abroad, [49_263], 114_947.3],
  ['5 × 30 % = 1.50 → 2, each by itself', [job(5), job(5)], abroad, [2, 2], 6],
  ['1.66 × 30 % = 0.498', [job(1.66)], { ...abroad, paidThisYear: 2_400_000 }, [0], 1.66],
  ['1.67 × 30 % = 0.501', [job(1.67)], abroad, [1], 0.67],
]
const partly: Case[] = [
  [
    'a half: 60 000 and income 22 105.15 × 13 % = 2 873.6695',
    [own(164_210.3, 120_000, { amount: 82_105.15 })],
    resident,
    [2_874],
    79_231.15,
  ],
  ['a quarter is income: 250 × 13 % = 32.50', [own(200_000, 150_000, { amount: 1_000 })], resident, [33], 967],
  [
    'the contributions too: 1 000 × 13 %',
    [own(200_000, 150_000, { amount: 1_000, deductible: 150_000 })],
    resident,
    [130],
    870,
  ],
  [
    'a third: 60 000 + 6 666.67; 66 666.67 × 13 % = 8 666.6671',
    [own(300_000, 100_000, { employer: 180_000, amount: 100_000 })],
    resident,
    [8_667],
    91_333,
  ],
  [
    'the whole by its sum: as the whole',
    [own(164_210.3, 120_000, { amount: 164_210.3 })],
    resident,
    [5_747],
    158_463.3,
  ],
  ['one kopeck of three, two of them income', [own(0.03, 0.01, { amount: 0.01 })], resident, [0], 0.01],
  ['more than there is: the whole, 100 × 13 %', [job(100, { amount: 200 })], resident, [13], 87],
  [
    'parts share the threshold: 1 500 000 × 13 % = 195 000; 900 000 × 13 % + 100 000 × 15 % = 132 000',
    [job(3_000_000, { amount: 1_500_000 }), job(2_000_000, { amount: 1_000_000 })],
    resident,
    [195_000, 132_000],
    2_173_000,
  ],
]

describe.each<[string, Case[]]>([
  ['of one’s own contract what exceeds the contributions', ownMoney],
  ['of an employer’s money all', employersMoney],
  ['above 2 400 000 ₽ at the higher rate', threshold],
  ['of several contracts together', together],
  ['after what was paid earlier in the year', earlier],
  ['of contributions for which a deduction could be claimed', deductible],
  ['of a non-resident', nonResidents],
  ['of a part of the redemption sum', partly],
])('the tax %s', (_, cases) => {
  it.each(cases)('%s', (_working, contracts, status, tax, net) => {
    const payout = payoutAfterTax(contracts, status)
    expect(payout.lines.map((line) => line.tax)).toEqual(tax)
    expect(payout.net).toBe(net)
  })
})

describe('a payout', () => {
  it('says of each contract what is whose, and of all what they are together', () => {
    const payout = payoutAfterTax(
      [own(300_000, 100_000, { contractId: '1', employer: 180_000, amount: 100_000 }), job(50, { contractId: '2' })],
      resident,
    )
    expect(payout).toEqual({
      lines: [
        {
          contractId: '1',
          sum: 100_000,
          contributions: 33_333.33,
          income: 6_666.67,
          employer: 60_000,
          taxed: 66_666.67,
          taxedContributions: 0,
          tax: 8_667,
          net: 91_333,
        },
        {
          contractId: '2',
          sum: 50,
          contributions: 0,
          income: 0,
          employer: 50,
          taxed: 50,
          taxedContributions: 0,
          tax: 6,
          net: 44,
        },
      ],
      sum: 100_050,
      contributions: 33_333.33,
      income: 6_666.67,
      employer: 60_050,
      taxed: 66_716.67,
      taxedContributions: 0,
      tax: 8_673,
      net: 91_377,
    })
  })

  it('gives no more than there is where halves of a kopeck go up', () =>
    expect(payoutAfterTax([own(0.02, 0, { employer: 0.01, amount: 0.01 })], resident).lines[0]).toMatchObject({
      sum: 0.01,
      income: 0.01,
      employer: 0,
      contributions: 0,
    }))

  it('is nothing of no contracts', () => expect(payoutAfterTax([], resident)).toMatchObject({ sum: 0, tax: 0, net: 0 }))

  it('is told with the certificate and without it', () => {
    const contracts = [own(164_210.3, 120_000, { deductible: 120_000 })]
    const both = withAndWithoutCertificate(contracts, usage('NotUsed', true))
    expect([both.with.tax, both.without.tax]).toEqual([5_747, 21_347])
    expect([both.with.taxedContributions, both.without.taxedContributions]).toEqual([0, 120_000])
    const used = withAndWithoutCertificate(contracts, usage('Used', false))
    expect([used.with.tax, used.without.tax]).toEqual([21_347, 21_347])
  })

  const kopecks = (most: number) => fc.integer({ min: 0, max: most }).map((sum) => sum / 100)
  const contracts = fc.array(
    fc.record({
      contractId: fc.string(),
      available: kopecks(1_000_000_000),
      amount: fc.option(kopecks(1_000_000_000)),
      employerShare: fc.double({ min: 0, max: 1, noNaN: true }),
      contributions: kopecks(1_000_000_000),
      deductible: kopecks(1_000_000_000),
      deducted: fc.option(kopecks(1_000_000_000)),
    }),
    { maxLength: 4 },
  )
  const statuses = fc.record({
    isTaxResident: fc.boolean(),
    deductionUsage: fc.constantFrom('NotUsed', 'Used', 'Partly'),
    certificateProvided: fc.boolean(),
    paidThisYear: kopecks(500_000_000),
  })

  it('always adds up, in whole kopecks, with a tax of whole rubles that no one pays for the certificate', () =>
    fc.assert(
      fc.property(contracts, statuses, (drawn, status) => {
        const given = drawn.map(({ employerShare, ...contract }) => ({
          ...contract,
          employer: Math.floor(contract.available * employerShare * 100) / 100,
        }))
        const { lines, sum, tax, net } = payoutAfterTax(given, status)
        const cents = (rubles: number) => Math.round(rubles * 100)
        expect(cents(sum)).toBe(cents(tax) + cents(net))
        expect(tax).toBe(lines.reduce((all, line) => all + line.tax, 0))
        for (const line of lines) {
          expect(Number.isInteger(line.tax)).toBe(true)
          expect(cents(line.contributions) + cents(line.income) + cents(line.employer)).toBe(cents(line.sum))
          expect(Math.min(line.contributions, line.income, line.employer, line.tax)).toBeGreaterThanOrEqual(0)
          expect(line.taxed).toBeLessThanOrEqual(line.sum)
          expect(cents(line.income) + cents(line.employer) + cents(line.taxedContributions)).toBe(cents(line.taxed))
        }
        const both = withAndWithoutCertificate(given, status)
        expect(both.with.tax).toBeLessThanOrEqual(both.without.tax)
      }),
    ))
})

describe('what the tax is counted from', () => {
  it('is no more of a year’s contributions than its limit', () => {
    expect(
      deductibleOf([
        { year: 2023, sum: 130_000 },
        { year: 2024, sum: 48_000.5 },
        { year: 2025, sum: 500_000 },
      ]),
    ).toBe(568_000.5)
    expect(deductibleOf([])).toBe(0)
  })

  it.each([
    [300_000, 100_000, 150_000, 180_000],
    [100, 1, 2, 66.67],
    [100, 50, 0, 0],
    [100, 0, 0, 100],
  ])(
    'of %d ₽, paid in by the client %d and by the employer %d, is %d of the employer’s',
    (available, personal, company, part) => expect(employerPartOf(available, personal, company)).toBe(part),
  )
})

describe('what is told of it', () => {
  const plain = (text: string | null) => text?.replace(/\u00A0/g, ' ')

  it('says each rule in words beside its article', () =>
    expect(payoutRules().map(plain)).toEqual([
      'По вашему договору облагается то, что больше ваших взносов, а деньги работодателя и доход на них — целиком (статья 213.1 Налогового кодекса).',
      'Взносы, за которые можно было получить вычет, облагаются, пока справка не подтвердит, что его не было (статья 219).',
      'Налог 13 %, с того, что больше 2 400 000 ₽ таких доходов за год, — 15 %, у нерезидента — 30 % (статья 224); до целого рубля (пункт 6 статьи 52 и пункт 3 статьи 226 Налогового кодекса).',
    ]))

  it('says when it was checked, and that what was paid before this year may move the rate', () =>
    expect(plain(howSurePayoutIs())).toBe(
      'Проверено 24 февраля 2026. Это ориентир: налог считает и удерживает фонд в день выплаты. Что из таких доходов вам уже выплатили в этом году, портал не знает: с ними часть может попасть под 15 %.',
    ))

  it('names both sums where the certificate matters', () => {
    expect(plain(certificateSpares({ withIt: 158_463.3, without: 142_863.3 }))).toBe(
      'Со справкой налоговой инспекции придёт 158 463,30 ₽, без неё — 142 863,30 ₽: без справки налог удержат и с того, кто вычетом не пользовался.',
    )
    expect(certificateSpares({ withIt: 100, without: 100 })).toBeNull()
  })

  it('tells it from the estimate of the main page', () =>
    expect(plain(differsFromEstimate())).toBe(
      'Оценка на главной странице проще: там 13 % вычтены из взносов и обязательств работодателя, доход и ваши взносы взяты целиком, а сумма разделена на 60 месяцев и округлена вниз; здесь налог посчитан по каждому договору — с дохода, с денег работодателя и со взносов, за которые можно было получить вычет.',
    ))
})
