import { describe, expect, it } from 'vitest'
import { signedAmount } from '#domain/programme.ts'
import { tables } from '#api/tables/all.ts'
import { attach, fileRedemption } from './sandbox-redemption.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'

const { balances, cashFlow, contributions, portfolios, statements, synchronizerSigning } = tables
const day = 86_400
const petrs = '104612'
const igors = '104570'
const asKopecks = (rubles: number) => Math.round(rubles * 100)

type Asked = { caller: Caller; token: string; id: string }
const balanceOn = ({ caller, token, id }: Asked, date = caller.clock.today()) =>
  caller.read(balances.balance, { token, params: { id }, query: { date } })
const turnoverOf = ({ caller, token, id }: Asked, begin: string, end: string, portfolio?: string) =>
  caller.read(cashFlow.turnover, { token, params: { id }, query: { begin, end, ...(portfolio && { portfolio }) } })
const operationsOf = async ({ caller, token, id }: Asked, portfolio?: string) => {
  const query = { begin: '2000-01-01', end: '2999-12-31', pageSize: 5000, ...(portfolio && { portfolio }) }
  return (await caller.read(cashFlow.operations, { token, params: { id }, query })).items
}
const lastOf = async ({ caller, token, id }: Asked, amount: number) =>
  (await caller.read(balances.lastOperations, { token, params: { id }, query: { amount } })).map(
    (group): [type: string, portfolio: string, sum: number] => [
      group.operationType,
      group.portfolio,
      signedAmount(group),
    ],
  )
const documentOf = async ({ caller, token, id }: Asked, operationType: string) => {
  const found = (await operationsOf({ caller, token, id })).find((group) => group.operationType === operationType)
  const query = { idDocument: found?.transactions[0]?.idDocument ?? '' }
  const entries = await caller.read(cashFlow.document, { token, query })
  return entries.map(({ accountGroupType, portfolio, amount }) => [portfolio, accountGroupType, amount])
}

/** By the services' own answers: operations, turnover and balance say the same, to the kopeck. */
async function expectAgreement(asked: Asked) {
  const { total } = await balanceOn(asked)
  const operations = await operationsOf(asked)
  const { turnover, revenue, openingBalance, closingBalance, points } = await turnoverOf(
    asked,
    '2000-01-01',
    asked.caller.clock.today(),
  )
  const { personalContributions, companyContributions, payments, taxWithheld, transfers } = turnover
  const came = [personalContributions, companyContributions, revenue, transfers]
  const went = [payments, taxWithheld]
  expect({
    operations: operations.reduce((sum, group) => sum + asKopecks(signedAmount(group)), 0),
    entries: operations
      .flatMap(({ transactions }) => transactions)
      .reduce((sum, { amount }) => sum + asKopecks(amount), 0),
    turnover: [...came.map(asKopecks), ...went.map((sum) => -asKopecks(sum))].reduce((sum, part) => sum + part),
    opening: openingBalance,
    closing: asKopecks(closingBalance),
    lastPoint: asKopecks(points.at(-1)?.balance ?? 0),
  }).toEqual({
    operations: asKopecks(total),
    entries: asKopecks(total),
    turnover: asKopecks(total),
    opening: 0,
    closing: asKopecks(total),
    lastPoint: asKopecks(total),
  })
}

const of = async (phone: string, id: string): Promise<Asked> => {
  const caller = await startCaller()
  return { caller, token: await caller.tokenOf(phone), id }
}

describe('money that went out before anybody opened the portal', () => {
  it('went to another portfolio whole, and a part of it was paid out with its tax', async () => {
    const asked = await of(phones.igor, igors)
    await expectAgreement(asked)
    const out = (await operationsOf(asked)).filter(({ direction }) => direction === 'Out')
    expect(out.map(({ date, operationType, amount }) => [date, operationType, amount])).toEqual([
      ['2023-04-18', 'TaxWithheld', 2470],
      ['2023-04-18', 'Redemption', 87530],
      ['2021-07-01', 'PortfolioTransferOut', 218418.2],
    ])
    expect(await documentOf(asked, 'PortfolioTransferIn')).toEqual([
      ['Balanced', 'Personal', -180000],
      ['Balanced', 'Investment', -38418.2],
      ['Conservative', 'Personal', 180000],
      ['Conservative', 'Investment', 38418.2],
    ])
    expect(await documentOf(asked, 'Redemption')).toEqual([
      ['Conservative', 'Personal', -71000],
      ['Conservative', 'Investment', -16530],
    ])
  })

  it('left the balances of each day as they were: before, between and now', async () => {
    const asked = await of(phones.igor, igors)
    const heldOn = async (date?: string) => (await balanceOn(asked, date)).portfolios.map(({ portfolio }) => portfolio)
    expect([await heldOn('2021-06-30'), await heldOn('2021-07-01')]).toEqual([['Balanced'], ['Conservative']])
    expect((await balanceOn(asked, '2021-06-30')).total).toBe((await balanceOn(asked, '2021-07-01')).total)
    const before = (await balanceOn(asked, '2023-04-17')).total
    const after = (await balanceOn(asked, '2023-04-18')).total
    expect(asKopecks(before) - asKopecks(after)).toBe(9_000_000)
    expect(await balanceOn(asked)).toMatchObject({
      total: 507900.6,
      portfolios: [{ portfolio: 'Conservative', userBalance: 365000, investmentBalance: 142900.6 }],
    })
  })

  it('is in the turnover of its days and of its portfolio, and takes nothing from what was paid in', async () => {
    const asked = await of(phones.igor, igors)
    const year = await turnoverOf(asked, '2023-01-01', '2023-12-31')
    expect(year.turnover).toMatchObject({ payments: 87530, taxWithheld: 2470, transfers: 0 })
    const left = await turnoverOf(asked, '2021-01-01', '2021-12-31', 'Balanced')
    expect(left).toMatchObject({ closingBalance: 0, turnover: { transfers: -218418.2, payments: 0 } })
    expect((await operationsOf(asked, 'Balanced')).filter(({ date }) => date > '2021-07-01')).toEqual([])
    const { caller, token } = asked
    const years = await caller.read(contributions.years, { token })
    const sums = await caller.read(contributions.annualSums, { token, body: { years } })
    expect(sums.reduce((all, { sum }) => all + asKopecks(sum), 0)).toBe(43_600_000)
    const byYear = await caller.read(cashFlow.years, { token, query: { productId: igors } })
    expect(byYear.reduce((all, { personalContributions }) => all + asKopecks(personalContributions), 0)).toBe(
      43_600_000,
    )
    expect(byYear.at(-1)?.balance).toBe(507900.6)
  })

  it('never made a balance less than nothing, of anybody', async () => {
    const { caller } = await of(phones.igor, igors)
    for (const [phone, ids] of Object.entries({ [phones.anna]: ['104512', '104513'], [phones.igor]: [igors] })) {
      const token = await caller.tokenOf(phone)
      for (const id of ids) {
        await expectAgreement({ caller, token, id })
        const { points } = await turnoverOf({ caller, token, id }, '2017-01-01', caller.clock.today())
        expect(points.filter(({ balance }) => balance < 0)).toEqual([])
      }
    }
  })
})

describe('a redemption that is paid', () => {
  const part = { redemptionType: 'Partial', amount: 100_000, availableAmount: null }
  const contract = { contractId: petrs, contractNumber: 'ИПП-2021/0905' }
  /** Signed, looked at ten minutes after, after the review and after the payment. */
  const paid = async (own: Parameters<typeof fileRedemption>[1], fileTypes: string[] = []) => {
    const caller = await startCaller()
    const owner = await caller.tokenOf(phones.petr)
    const documents = await Promise.all(fileTypes.map((fileType) => attach(caller, owner, fileType)))
    await fileRedemption(caller, { ...own, documents })
    caller.advance(700 + 25 * day)
    return { caller, token: await caller.tokenOf(phones.petr), id: petrs }
  }

  it('takes its sum out of the accounts in the measure of the whole, and the tax out of that', async () => {
    const asked = await paid({ contracts: [{ ...contract, ...part }] })
    // Of 311 530,40 ₽ 240 000 ₽ are contributions. A deduction could be claimed for each year of them, so all is taxed: 13 %.
    expect(await lastOf(asked, 2)).toEqual([
      ['TaxWithheld', 'Balanced', -13000],
      ['Redemption', 'Balanced', -87000],
    ])
    expect(await documentOf(asked, 'Redemption')).toEqual([
      ['Balanced', 'Personal', -77039.03],
      ['Balanced', 'Investment', -9960.97],
    ])
    expect(await balanceOn(asked)).toMatchObject({
      total: 211530.4,
      portfolios: [{ portfolio: 'Balanced', userBalance: 162960.97, investmentBalance: 48569.43 }],
    })
    await expectAgreement(asked)
  })

  it('withholds less with the certificate of who never used a deduction, as the client was told', async () => {
    const tax = { isTaxResident: true, taxResidencyCountry: 643, deductionUsage: 'NotUsed', certificateProvided: true }
    const asked = await paid({ contracts: [{ ...contract, ...part }], tax }, ['TaxCertificate'])
    // 22 960,97 ₽ of income: 13 % are 2 984,93 ₽, in whole rubles 2 985 ₽.
    expect(await lastOf(asked, 2)).toEqual([
      ['TaxWithheld', 'Balanced', -2985],
      ['Redemption', 'Balanced', -97015],
    ])
    await expectAgreement(asked)
  })

  it('is dated when it was due, once, however often anybody looks', async () => {
    const asked = await paid({ contracts: [{ ...contract, ...part }] })
    const { caller, token } = asked
    const [record] = await caller.read(statements.redemptions, { token, query: { states: 'paid' } })
    // A day is Moscow's, where it is tomorrow three hours sooner.
    const date = new Date(record?.history.at(-1)?.date ?? '').toLocaleDateString('sv-SE', { timeZone: 'Europe/Moscow' })
    caller.advance(10 * day)
    const later = { ...asked, token: await caller.tokenOf(phones.petr) }
    const out = (await operationsOf(later)).filter(({ direction }) => direction === 'Out')
    expect(out.map((group) => [group.date, group.operationType])).toEqual([
      [date, 'TaxWithheld'],
      [date, 'Redemption'],
    ])
    expect((await balanceOn(later)).total).toBe(211530.4)
    const eve = caller.store.state.seededOn
    expect((await balanceOn(later, eve)).total).toBe(311530.4)
    expect((await turnoverOf(later, eve, date)).turnover).toMatchObject({ payments: 87000, taxWithheld: 13000 })
  })

  it('leaves the rest to be asked for, and nothing where all was paid', async () => {
    const some = await paid({ contracts: [{ ...contract, ...part }] })
    const { caller, token } = some
    expect(await caller.read(statements.canSubmitRedemption, { token })).toMatchObject({ canSubmitNew: true })
    const whole = await paid({})
    expect((await balanceOn(whole)).total).toBe(0)
    expect(await whole.caller.read(portfolios.active, { token: whole.token, params: { id: petrs } })).toEqual([])
    expect(await whole.caller.read(statements.canSubmitRedemption, { token: whole.token })).toMatchObject({
      reasonCode: 'NoRedeemableContracts',
    })
    await expectAgreement(whole)
  })

  it('is paid as well when it is moved on by hand', async () => {
    const asked = await of(phones.igor, igors)
    for (const state of ['approved', 'paid']) await asked.caller.control('push', { id: 'rs-7', state })
    expect((await balanceOn(asked)).total).toBe(0)
    const last = await lastOf(asked, 2)
    expect(last.map(([type]) => type)).toEqual(['TaxWithheld', 'Redemption'])
    expect(last.reduce((all, [, , sum]) => all + asKopecks(sum), 0)).toBe(-50_790_060)
    await expectAgreement(asked)
  })
})

describe('a change of portfolio that is done', () => {
  type Change = { contributionType: string; requestType: string; portfolio: string }
  const file = async ({ caller, token, id }: Asked, phone: string, changes: Change[]) => {
    const { confirmationToken } = await caller.read(synchronizerSigning.requestCode, {
      token,
      query: { statementType: 'ChangePortfolioUniversal' },
      body: { agreementId: id, idempotencyKey: 'one', changes },
    })
    const query = { confirmationCode: caller.codeFor(phone) }
    await caller.read(synchronizerSigning.confirm, { token, params: { token: confirmationToken }, query })
  }
  const done = async (phone: string, id: string, changes: Change[]) => {
    const asked = await of(phone, id)
    await file(asked, phone, changes)
    asked.caller.advance(700 + day)
    return { ...asked, token: await asked.caller.tokenOf(phone) }
  }
  const optionsOf = async ({ caller, token, id }: Asked, contributionType: string) => {
    const all = await caller.read(portfolios.options, { token, params: { id } })
    const found = all.find((one) => one.contributionType === contributionType)
    return {
      now: found?.portfolios.filter(({ isCurrentPortfolio }) => isCurrentPortfolio).map(({ portfolio }) => portfolio),
      last: [found?.lastChangedPortfolio, found?.lastChangedPortfolioRequestType],
      mayChange: found?.isChangeAllowed,
    }
  }

  it('of all the money takes it over, and of nobody else’s', async () => {
    const asked = await done(phones.anna, '104512', [
      { contributionType: 'Company', requestType: 'AllFunds', portfolio: 'Conservative' },
    ])
    // Of 73 108,25 ₽ of income 425 000 of 505 000 parts are of the employer's contributions.
    expect((await balanceOn(asked)).portfolios).toEqual([
      {
        portfolio: 'Balanced',
        userBalance: 80000,
        companyBalance: 0,
        companyObligationsUser: 0,
        investmentBalance: 11581.5,
      },
      {
        portfolio: 'Conservative',
        userBalance: 0,
        companyBalance: 340000,
        companyObligationsUser: 85000,
        investmentBalance: 61526.75,
      },
    ])
    expect(await lastOf(asked, 2)).toEqual([
      ['PortfolioTransferIn', 'Conservative', 486526.75],
      ['PortfolioTransferOut', 'Balanced', -486526.75],
    ])
    const { today } = asked.caller.clock
    const eve = asked.caller.store.state.seededOn
    const transfersOf = async (portfolio?: string) =>
      (await turnoverOf(asked, eve, today(), portfolio)).turnover.transfers
    expect([await transfersOf(), await transfersOf('Balanced'), await transfersOf('Conservative')]).toEqual([
      0, -486526.75, 486526.75,
    ])
    const active = await asked.caller.read(portfolios.active, { token: asked.token, params: { id: '104512' } })
    expect(active.map(({ portfolio, contributionType, balance }) => [portfolio, contributionType, balance])).toEqual([
      ['Balanced', 'Personal', 91581.5],
      ['Conservative', 'Company', 486526.75],
    ])
    await expectAgreement(asked)
  })

  it('of new contributions moves nothing that is there, and is where they go from now on', async () => {
    const asked = await done(phones.petr, petrs, [
      { contributionType: 'Personal', requestType: 'NewContributions', portfolio: 'Conservative' },
    ])
    expect((await balanceOn(asked)).portfolios).toMatchObject([{ portfolio: 'Balanced', userBalance: 240000 }])
    expect((await operationsOf(asked)).filter(({ direction }) => direction === 'Out')).toEqual([])
    expect(await optionsOf(asked, 'Personal')).toEqual({
      now: ['Conservative'],
      last: ['Conservative', 'NewContributions'],
      mayChange: false,
    })
  })

  it('of what is there alone leaves new contributions where they go', async () => {
    const asked = await done(phones.petr, petrs, [
      { contributionType: 'Personal', requestType: 'AccumulatedFunds', portfolio: 'Optimal' },
    ])
    expect((await balanceOn(asked)).portfolios).toMatchObject([
      { portfolio: 'Optimal', userBalance: 240000, investmentBalance: 71530.4 },
    ])
    expect(await optionsOf(asked, 'Personal')).toMatchObject({ now: ['Balanced'], mayChange: false })
    await expectAgreement(asked)
  })

  it('may be followed by another in a year', async () => {
    const asked = await done(phones.petr, petrs, [
      { contributionType: 'Personal', requestType: 'AllFunds', portfolio: 'Conservative' },
    ])
    expect(await optionsOf(asked, 'Personal')).toMatchObject({ mayChange: false })
    asked.caller.advance(366 * day)
    const token = await asked.caller.tokenOf(phones.petr)
    expect(await optionsOf({ ...asked, token }, 'Personal')).toMatchObject({ mayChange: true })
  })

  it('comes before a payment that was due after it, though both are seen at once', async () => {
    const caller = await startCaller()
    const { token } = await fileRedemption(caller)
    caller.advance(60)
    await file({ caller, token, id: petrs }, phones.petr, [
      { contributionType: 'Personal', requestType: 'AllFunds', portfolio: 'Conservative' },
    ])
    caller.advance(700 + 25 * day)
    const asked = { caller, token: await caller.tokenOf(phones.petr), id: petrs }
    expect((await lastOf(asked, 4)).map(([type, portfolio]) => [type, portfolio])).toEqual([
      ['TaxWithheld', 'Conservative'],
      ['Redemption', 'Conservative'],
      ['PortfolioTransferIn', 'Conservative'],
      ['PortfolioTransferOut', 'Balanced'],
    ])
    await expectAgreement(asked)
  })
})
