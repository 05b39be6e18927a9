import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ReportJob } from '#domain/reports.ts'
import { tables } from '#api/tables/all.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'

const { content, maintenance, statements, synchronizer } = tables

const jobIn = (text: string) => z.parse(ReportJob, JSON.parse(text))
const ask = (caller: Caller, token: string, id: string) => caller.read(synchronizer.report, { token, params: { id } })

describe('reports', () => {
  const order = (caller: Caller, token: string, start: string, end: string, agreementId = '104512') =>
    caller.send(synchronizer.orderAccountStatement, { token, body: { agreementId, period: { start, end } } })

  it('are made by the clock, however often they are asked about', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const { id, state, progress } = jobIn((await order(caller, token, '2025-01-01', '2025-12-31')).text)
    expect({ state, progress }).toEqual({ state: 'Executing', progress: 0 })
    for (let times = 0; times < 10; times += 1) expect((await ask(caller, token, id)).state).toBe('Executing')
    caller.advance(2)
    const halfway = await ask(caller, token, id)
    expect(halfway.state).toBe('Executing')
    expect(halfway.progress).toBeGreaterThanOrEqual(50)
    caller.advance(2)
    expect(await ask(caller, token, id)).toMatchObject({
      state: 'Done',
      result: { fileName: 'vypiska_2025-01-01_2025-12-31.pdf' },
    })
    expect(
      (await caller.send(synchronizer.report, { token: await caller.tokenOf(phones.petr), params: { id } })).status,
    ).toBe(404)
  })

  it('fail for the year 1999', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const { text } = await caller.send(synchronizer.orderTaxReport, { token, body: { years: [1999, 2025] } })
    caller.advance(4)
    expect((await ask(caller, token, jobIn(text).id)).state).toBe('Failed')
    expect((await caller.send(synchronizer.orderTaxReport, { token, body: { years: [] } })).error.code).toBe(
      'ValidationError',
    )
  })

  it("are refused for a period that is none, and for another client's agreement", async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    for (const [start, end] of [
      ['2025-12-31', '2025-01-01'],
      ['2025-01-01', '2999-01-01'],
      ['soon', 'later'],
    ] as const) {
      expect((await order(caller, token, start, end)).error.code).toBe('PeriodInvalid')
    }
    expect((await order(caller, token, '2025-01-01', '2025-12-31', '104612')).status).toBe(404)
  })
})

describe('the search for a programme', () => {
  const person = {
    lastName: 'Фёдорова',
    firstName: 'Мария',
    middleName: null,
    birthDate: '1990-08-21',
    snils: '087-654-303 00',
    passportSeries: '4510',
    agreementNumber: null,
  }
  const link = (caller: Caller, token: string, passportNumber: string) =>
    caller.send(synchronizer.linkUser, { token, body: { ...person, passportNumber } })

  it('links what the passport is known for', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.maria)
    const missing = await link(caller, token, '999999')
    expect({ status: missing.status, code: missing.error.code }).toEqual({ status: 404, code: 'UserNotFound' })
    expect(JSON.parse((await link(caller, token, '123456')).text)).toEqual({ isLinked: true, products: ['104513'] })
    expect(JSON.parse((await link(caller, token, '123456')).text)).toEqual({ isLinked: true, products: ['104513'] })
    expect(await caller.read(tables.agreements.products, { token })).toHaveLength(1)
    expect(await caller.read(statements.canSubmitRedemption, { token })).toMatchObject({ canSubmitNew: true })
  })
})

describe('the search for a programme of somebody else', () => {
  it.each([{ lastName: 'Иванова' }, { birthDate: '1990-08-22' }, { snils: '112-233-445 95' }])(
    'by %j finds nobody',
    async (other) => {
      const caller = await startCaller()
      const person = {
        lastName: ' фёдорова ',
        firstName: 'Мария',
        middleName: null,
        birthDate: '1990-08-21',
        snils: '087-654-303 00',
        passportSeries: '4510',
        passportNumber: '123456',
        agreementNumber: null,
      }
      const token = await caller.tokenOf(phones.maria)
      const send = (body: typeof person) => caller.send(synchronizer.linkUser, { token, body })
      expect((await send({ ...person, ...other })).error.code).toBe('UserNotFound')
      expect((await send(person)).status).toBe(200)
    },
  )
})

describe('statements', () => {
  it("tell each persona's own situation", async () => {
    const caller = await startCaller()
    const reason = async (phone: string) =>
      (await caller.read(statements.canSubmitRedemption, { token: await caller.tokenOf(phone) })).reasonCode
    expect(
      await Promise.all([phones.anna, phones.maria, '89990000005', '89990000007', phones.petr].map(reason)),
    ).toEqual(['DraftExists', 'NoRedeemableContracts', 'Blocked', 'InReview', null])
  })

  it('give a joining request to whom it belongs', async () => {
    const caller = await startCaller()
    const step = async (phone: string, id?: string) =>
      caller.send(statements.joiningRequest, {
        token: await caller.tokenOf(phone),
        query: id ? { kppOnlineRequestId: id } : {},
      })
    expect(
      (await Promise.all([phones.oleg, '89990000008', '89990000010'].map((phone) => step(phone)))).map(
        ({ text }) => (JSON.parse(text) as { currentStep: unknown }).currentStep,
      ),
    ).toEqual([2, 'FilesCheck', 4])
    expect((await step(phones.oleg, 'kpp-1')).status).toBe(200)
    expect((await step(phones.petr, 'kpp-1')).status).toBe(404)
    expect((await step(phones.anna)).status).toBe(404)
  })
})

describe('content', () => {
  it('has a page for every route, and says 404 of what it has not', async () => {
    const caller = await startCaller()
    const routes = (await caller.read(content.routes)).filter(({ type }) => type === 'page')
    const pages = await Promise.all(routes.map(({ id }) => caller.read(content.page, { params: { id } })))
    expect(pages.map(({ layout }) => layout)).toEqual(routes.map(({ layout }) => layout))
    expect(routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/pds', '/about/rascr_info', '/docs/userconvention/', '/lk/pension-guide-extra']),
    )
    for (const endpoint of [content.page, content.liteSection, content.program, content.portfolio])
      expect((await caller.send(endpoint, { params: { id: 'nothing' } })).status).toBe(404)
  })

  it('has every page that a holding and a programme name', async () => {
    const caller = await startCaller()
    const named = (value: unknown) =>
      [...JSON.stringify(value).matchAll(/"pageId":"([^"]+)"/g)].map(([, id]) => id ?? '')
    const section = await caller.read(content.liteSection, { params: { id: 'sever' } })
    const program = await caller.read(content.program, { params: { id: '104512' } })
    const ids = [...named(section), ...named(program)]
    expect(ids.length).toBe(16)
    const pages = await Promise.all(ids.map((id) => caller.send(content.page, { params: { id } })))
    expect(pages.map(({ status }) => status)).toEqual(ids.map(() => 200))
  })

  it('names the version that was asked for', async () => {
    const caller = await startCaller()
    expect((await caller.read(content.page, { params: { id: 'home' }, query: { version: 'draft-7' } })).version).toBe(
      'draft-7',
    )
  })
})

describe('maintenance', () => {
  it('is what the controls say', async () => {
    const caller = await startCaller()
    expect(await caller.read(maintenance.maintenance)).toEqual({ isMaintenance: false, maintenanceEndDate: null })
    const on = { isMaintenance: true, maintenanceEndDate: '2026-02-18T03:00:00Z' }
    await caller.control('maintenance', on)
    expect(await caller.read(maintenance.maintenance)).toEqual(on)
  })
})
