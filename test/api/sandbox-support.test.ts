import { describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { phones, startCaller } from './sandbox-caller.ts'

const { balances, cashFlow, documents, files, support, synchronizer } = tables
const sender = {
  fullName: 'Примеров Иван',
  phone: '89991112233',
  email: 'ivan@example.ru',
  topic: 'Account',
  agreementAccepted: true,
}
const question = { ...sender, question: 'Как изменить взнос?' }

describe('the sandbox’s support', () => {
  it('numbers inquiries one after another, whatever they are', async () => {
    const caller = await startCaller()
    const first = await caller.read(support.question, { body: question })
    const second = await caller.read(support.agreement, { body: { email: 'ivan@example.ru' } })
    expect([first.registrationNumber, second.registrationNumber].map((number) => number.slice(-6))).toEqual([
      '000031',
      '000032',
    ])
  })

  it('refuses with the fields that are wrong', async () => {
    const caller = await startCaller()
    const { status, error } = await caller.send(support.application, {
      body: {
        ...sender,
        fullName: ' ',
        phone: '123',
        companyName: null,
        companyInn: '7707083894',
        message: 'я'.repeat(2001),
        agreementAccepted: false,
      },
    })
    expect({ status, fields: Object.keys(error.fields ?? {}).sort() }).toEqual({
      status: 400,
      fields: ['agreementAccepted', 'companyInn', 'fullName', 'message', 'phone'],
    })
  })

  it('refuses the sixth inquiry of a device in a minute, and says how long to wait', async () => {
    const caller = await startCaller()
    const send = () => caller.send(support.question, { body: question, headers: { 'X-Device-Id': '1' } })
    for (let count = 1; count <= 5; count += 1) expect((await send()).status).toBe(200)
    caller.advance(20)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(40)
    expect((await caller.send(support.question, { body: question, headers: { 'X-Device-Id': '2' } })).status).toBe(200)
    caller.advance(41)
    expect((await send()).status).toBe(200)
  })
})

describe('the sandbox’s documents and files', () => {
  it('have the usual query where none is sent, and two thousand for who has much', async () => {
    const caller = await startCaller()
    const anna = await caller.read(documents.list, { token: await caller.tokenOf(phones.anna) })
    expect({ pageSize: anna.pageSize, tags: anna.items.map(({ tags }) => tags) }).toEqual({
      pageSize: 50,
      tags: [['Agreement'], ['Agreement']],
    })
    const tags = await caller.read(documents.tags, { token: await caller.tokenOf(phones.galina) })
    expect(tags.reduce((sum, { count }) => sum + count, 0)).toBe(2000)
  })

  it('a report’s file is missing once, right after the report is ready', async () => {
    const caller = await startCaller()
    const at = { token: await caller.tokenOf(phones.anna) }
    const { id } = await caller.read(synchronizer.orderTaxReport, { ...at, body: { years: [2025] } })
    const poll = () => caller.read(synchronizer.report, { ...at, params: { id } })
    let job = await poll()
    while (job.state === 'Executing') job = await poll()
    const params = { id: job.result?.fileId ?? '' }
    expect([
      (await caller.send(files.file, { ...at, params })).status,
      (await caller.send(files.file, { ...at, params })).status,
    ]).toEqual([404, 200])
  })

  it('the large file comes in pieces, with its length known beforehand; another client’s is not found', async () => {
    const caller = await startCaller()
    const response = await fetch(`${caller.url}/api/renfiles/v1/File/f-big`, {
      headers: { Authorization: `Bearer ${await caller.tokenOf(phones.anna)}` },
    })
    const sizes: number[] = []
    for await (const piece of response.body ?? []) sizes.push(piece.length)
    expect(sizes.length).toBeGreaterThanOrEqual(20)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(Number(response.headers.get('content-length')))
    expect(
      (await caller.send(files.file, { token: await caller.tokenOf(phones.petr), params: { id: 'f-d-104512' } }))
        .status,
    ).toBe(404)
  })
})

describe('the sandbox’s turnover', () => {
  const kopecks = (amount: number) => Math.round(amount * 100)

  it('adds up: opening, what came, income and closing, which is the balance', async () => {
    const caller = await startCaller()
    const at = { token: await caller.tokenOf(phones.anna), params: { id: '104512' } }
    const end = caller.clock.today()
    const { openingBalance, closingBalance, turnover, revenue, points } = await caller.read(cashFlow.turnover, {
      ...at,
      query: { begin: '2025-01-01', end },
    })
    const sum = [openingBalance, turnover.personalContributions, turnover.companyContributions, revenue].reduce(
      (total, one) => total + kopecks(one),
      0,
    )
    expect(sum).toBe(kopecks(closingBalance))
    expect({ balance: points.at(-1)?.balance, revenue: points.at(-1)?.revenue }).toEqual({
      balance: closingBalance,
      revenue,
    })
    expect((await caller.read(balances.balance, { ...at, query: { date: end } })).total).toBe(closingBalance)
  })

  it('agrees with the years', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const years = await caller.read(cashFlow.years, { token, query: { productId: '104512' } })
    const { closingBalance } = await caller.read(cashFlow.turnover, {
      token,
      params: { id: '104512' },
      query: { begin: '2019-03-01', end: caller.clock.today() },
    })
    const total = years.reduce(
      (sum, one) =>
        sum + kopecks(one.personalContributions) + kopecks(one.companyContributions) + kopecks(one.investmentIncome),
      0,
    )
    expect(total).toBe(kopecks(closingBalance))
  })
})
