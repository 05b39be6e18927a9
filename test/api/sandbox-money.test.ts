import { describe, expect, it } from 'vitest'
import { pensionPaymentEstimate, sumAmounts, totalOf, totalWithoutTax } from '#domain/money.ts'
import { signedAmount } from '#domain/programme.ts'
import { pagesOf } from '#domain/programme-pages.ts'
import { tables } from '#api/tables/all.ts'
import { historyOf } from '#test/sandbox/history.ts'
import { holdingsOf } from '#test/sandbox/holdings.ts'
import { phones, startCaller } from './sandbox-caller.ts'

const { agreements, balances, cashFlow, content, sharers } = tables

describe('programmes and their money', () => {
  it("the first persona has exactly the sums of the contract's example", async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const read = (id: string) =>
      caller.read(balances.balance, { token, params: { id }, query: { date: caller.clock.today() } })
    const [corporate, individual] = await Promise.all([read('104512'), read('104513')])
    expect({ corporate: corporate.total, individual: individual.total }).toEqual({
      corporate: 578108.25,
      individual: 164210.3,
    })
    const sums = sumAmounts([...corporate.portfolios, ...individual.portfolios])
    expect(sums).toEqual({
      userBalance: 210000,
      companyBalance: 340000,
      companyObligationsUser: 85000,
      investmentBalance: 107318.55,
    })
    expect({
      total: totalOf(sums),
      totalWithoutTax: totalWithoutTax(sums),
      pensionPayment: pensionPaymentEstimate(sums),
    }).toEqual({ total: 742318.55, totalWithoutTax: 687068.55, pensionPayment: 11451 })
    expect(
      individual.portfolios.map(
        ({ companyBalance, companyObligationsUser }) => companyBalance + companyObligationsUser,
      ),
    ).toEqual([0])
  })

  it('every history adds up to what the programme holds', async () => {
    const { store } = await startCaller()
    for (const programme of store.state.clients.flatMap((client) => client.programmes)) {
      const { product, inflows, movements } = programme
      const history = historyOf(programme, store.state.seededOn)
      const kopecks = history.reduce((sum, group) => sum + Math.round(signedAmount(group) * 100), 0)
      expect({ product: product.id, operations: history.length, total: kopecks / 100 }).toEqual({
        product: product.id,
        operations: inflows.reduce((count, { operations }) => count + operations, movements.length),
        total: totalOf(sumAmounts(holdingsOf(programme))),
      })
    }
  })

  it('a balance of the past is smaller, and before the agreement it is nothing', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const total = async (date: string) =>
      (await caller.read(balances.balance, { token, params: { id: '104513' }, query: { date } })).total
    expect(await total('2022-11-06')).toBe(0)
    expect(await total('2024-11-07')).toBeGreaterThan(0)
    expect(await total('2024-11-07')).toBeLessThan(164210.3)
  })

  it('the last operations are the newest, ten where nothing else is asked, under both forms of the address', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const dates = (
      await caller.read(balances.lastOperations, { token, params: { id: '104512' }, query: { amount: 3 } })
    ).map(({ date }) => date)
    expect(dates).toHaveLength(3)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(await caller.read(balances.lastOperations, { token, params: { id: '104512' } })).toHaveLength(10)
    const bare = await fetch(
      `${caller.url}/apirp/pegasadapterservice/grouped-transactions/last?productId=104512&amount=2`,
      { headers: { Authorization: `Bearer ${token}` } },
    )
    expect(await bare.json()).toHaveLength(2)
  })

  it('the operations of a period come in pages, the newest first, and none is lost between them', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const page = async (pageNo: number, more: object = {}) =>
      caller.read(cashFlow.operations, {
        token,
        params: { id: '104512' },
        query: { begin: '2024-01-01', end: '2025-12-31', pageSize: 7, pageNo, ...more },
      })
    const first = await page(1)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(first.totalCount / 7) }, (_, index) => page(index + 1)),
    )
    const all = pages.flatMap(({ items }) => items)
    expect(new Set(all.map(({ groupId }) => groupId)).size).toBe(first.totalCount)
    const dates = all.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.filter((date) => date < '2024-01-01' || date > '2025-12-31')).toEqual([])
    const personal = await page(1, { accountGroupType: 'Personal' })
    expect(personal.totalCount).toBeLessThan(first.totalCount)
    const wrong = { token, params: { id: '104512' }, query: { begin: '2025-12-31', end: '2024-01-01', pageSize: 7 } }
    expect((await caller.send(cashFlow.operations, wrong)).error.code).toBe('PeriodInvalid')
    const none = { ...wrong, query: { begin: '2024-01-01', end: '2025-12-31', pageSize: 0 } }
    expect((await caller.send(cashFlow.operations, none)).error.fields).toHaveProperty('pageSize')
  })

  it('those who inherit are the same every time, and their shares are a whole', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.galina)
    const [first] = await caller.read(agreements.products, { token })
    const ask = () => caller.read(sharers.assignees, { token, params: { id: first?.id ?? '' } })
    const assignees = await ask()
    expect(assignees).toHaveLength(40)
    expect(Math.round(assignees.reduce((sum, { share }) => sum + share, 0) * 100)).toBe(10_000)
    expect(await ask()).toEqual(assignees)
    expect((await caller.send(sharers.assignees, { token, params: { id: '104512' } })).status).toBe(404)
  })

  it("a wrong number, a wrong date and another client's programme are refused", async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    expect(
      (await caller.send(balances.lastOperations, { token, params: { id: '104512' }, query: { amount: 'many' } })).error
        .fields,
    ).toHaveProperty('amount')
    expect(
      (await caller.send(balances.lastOperations, { token, params: { id: '104512' }, query: { amount: -1 } })).status,
    ).toBe(400)
    expect(
      (await caller.send(balances.balance, { token, params: { id: '104512' }, query: { date: 'today' } })).status,
    ).toBe(400)
    expect(
      (await caller.send(balances.balance, { token, params: { id: '104612' }, query: { date: '2026-01-01' } })).status,
    ).toBe(404)
  })

  it('a client without programmes is answered 404', async () => {
    const caller = await startCaller()
    expect((await caller.send(agreements.products, { token: await caller.tokenOf(phones.maria) })).status).toBe(404)
  })

  it('the largest client has six programmes and twelve thousand operations, with their own failures', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.galina)
    const products = await caller.read(agreements.products, { token })
    expect(products).toHaveLength(6)
    const last = await Promise.all(
      products.map(({ id }) =>
        caller.read(balances.lastOperations, { token, params: { id }, query: { amount: 5000 } }),
      ),
    )
    expect(last.flat()).toHaveLength(12_000)
    const features = await Promise.all(
      products.map(({ id }) => caller.send(agreements.features, { token, query: { agreementId: id } })),
    )
    expect(features.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 500])
    const pages = await Promise.all(products.map(({ id }) => caller.send(content.program, { params: { id } })))
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 404])
  })

  it("a programme's own content entry stands over the default one", async () => {
    const caller = await startCaller()
    const has = async (id: string) => pagesOf(await caller.read(content.program, { params: { id } }), id)
    expect(await has('104512')).toEqual({
      hasDescription: true,
      hasInstruction: true,
      hasCalculator: true,
      hasMemorandum: true,
    })
    expect(await has('104513')).toEqual({
      hasDescription: true,
      hasInstruction: true,
      hasCalculator: true,
      hasMemorandum: false,
    })
    expect((await has('104802')).hasMemorandum).toBe(false)
  })

  it("properties of an object are an agreement's features or a client's restrictions", async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const read = (objectId: string, objectType: string) =>
      caller.read(agreements.objectProperties, { token, query: { objectId, objectType, propertyType: 'Feature' } })
    expect(await read('104512', 'Agreement')).toContainEqual({
      objectId: '104512',
      objectType: 'Agreement',
      propertyType: 'Feature',
      name: 'ThirdPageStrategy',
      value: 'yes',
    })
    const clientId = caller.store.state.clients[0]?.clientId ?? ''
    expect((await read(clientId, 'Client')).map(({ name }) => name)).toContain('PortfolioAvailable')
  })
})
