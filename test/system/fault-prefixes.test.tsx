import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, toPromise, type PromiseActorLogic } from 'xstate'
import { createClient } from '#api/client.ts'
import { createLazyClient } from '#api/lazy-client.ts'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { prefixes } from '#domain/fault-prefixes.ts'
import type { Fault } from '#domain/faults.ts'
import type { Phone } from '#domain/phone.ts'
import type { CodeSubject } from '#domain/signing.ts'
import { accountCodeEntry } from '#system/adapters/kit/account-codes.ts'
import type { Dependencies } from '#system/adapters/kit/dependencies.ts'
import { openStore } from '#system/browser/storage.ts'
import { connect, eachAtKnownTime, everyEndpoint, faultFrom } from '#test/api/client-harness.ts'
import { noConnection, refusal } from './services.ts'

/**
 * The sentences of section 8.2 in its order, and the calls that each of them belongs to. Two more stand there that are said by themselves:
 * of a report that was not made, and of a client who was not found (8-12).
 */
const sentences: readonly [sentence: string, rows: readonly string[]][] = [
  ['Ошибка получения списка пенсионных программ', ['agreements.products']],
  ['Ошибка получения документа', ['documents.document']],
  ['Ошибка получения файла', ['files.file', 'files.info', 'taxDeduction.draft']],
  ['Ошибка получения параметров', ['agreements.features', 'agreements.objectProperties']],
  ['Ошибка получения документов', ['documents.list']],
  ['Ошибка получения тегов', ['documents.tags']],
  ['Ошибка получения баланса пенсионной программы', ['balances.balance']],
  [
    'Ошибка получения списка транзакций пенсионной программы',
    ['balances.lastOperations', 'cashFlow.document', 'cashFlow.operations'],
  ],
  ['Ошибка получения данных для графика', ['cashFlow.turnover', 'cashFlow.years']],
  ['Ошибка загрузки маршрутов', ['content.routes']],
  ['Ошибка загрузки контента', ['content.liteSection', 'content.page', 'content.portfolio', 'content.program']],
  ['Ошибка отправки СМС кода', []],
  ['Ошибка отправки номера телефона', ['auth.registerSms', 'auth.sendSms']],
  ['Ошибка обновления токена', ['auth.refresh']],
  ['Ошибка выхода с сайта', ['auth.logout']],
  ['Ошибка создания согласия', ['consent.create']],
  ['Ошибка отправки кода подтверждения', ['consent.requestCode']],
  ['Ошибка получения шаблона', ['consent.draft', 'templates.staticTemplate']],
  ['Ошибка формирования отчета выписки', ['synchronizer.orderAccountStatement']],
  ['Ошибка формирования отчета о совершенных взносах', ['synchronizer.orderTaxReport']],
  ['Ошибка получения статуса отчета', ['synchronizer.report']],
  ['Ошибка получения списка правопреемников', ['sharers.assignees']],
  ['Ошибка получения списка портфелей', ['portfolios.all']],
  ['Ошибка получения информации о портфелях', ['portfolios.active', 'portfolios.options']],
]
/** «Similar prefixes exist for the identity flow»: one that the specification does not write out. */
const alike: typeof sentences = [['Ошибка обращения к Госуслугам', ['auth.gateway']]]
const all = [...sentences, ...alike]

/** A code that is asked for again is sent by the same call as the first one, and fails under a sentence of its own. */
async function resend(subject: CodeSubject): Promise<unknown> {
  const client = createClient({
    baseURL: 'https://services.example',
    deviceId: () => '8124409231',
    token: () => Promise.resolve(null),
    renewed: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
    onServerTime: () => undefined,
  })
  const { actors } = accountCodeEntry({
    client: createLazyClient(() => Promise.resolve(client)),
    local: openStore('local'),
    session: openStore('session'),
  } as Dependencies).implementations
  const logic = actors.sendCode as unknown as PromiseActorLogic<unknown, { subject: CodeSubject }>
  const actor = createActor(logic, { input: { subject } })
  const end = toPromise(actor)
  actor.start()
  return end
}

const calls = all.flatMap(([sentence, rows]) =>
  rows.map((row) => {
    const [service = '', name = ''] = row.split('.')
    const { endpoint } = everyEndpoint.find((one) => one.service === service && one.name === name) ?? {}
    if (endpoint === undefined) throw new Error(`There is no row ${row}.`)
    const keys = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, key = '']) => key)
    const params: Record<string, string> = Object.fromEntries(keys.map((key) => [key, '1']))
    const call = (of: ReturnType<typeof connect>) => of.callOf(service, name)({ params, query: {}, body: {} })
    return { sentence, row, endpoint, call }
  }),
)
const { endpoint: sendSms } = everyEndpoint.find(({ name }) => name === 'sendSms') ?? {}
const codes = [
  {
    sentence: 'Ошибка отправки СМС кода',
    row: 'the code that is asked for again',
    endpoint: sendSms as NonNullable<typeof sendSms>,
    call: () => resend({ kind: 'signIn', phone: '89990000001' as Phone }),
  },
]

/** What is shown of a fault. */
const shown = (fault: Fault) => render(<FaultText fault={fault} />).container.textContent

describe('the sentences before errors', () => {
  eachAtKnownTime()
  afterEach(cleanup)

  it('are those of the specification', () => {
    expect(Object.values(prefixes).toSorted()).toEqual(all.map(([sentence]) => sentence).toSorted())
  })

  it.each([...calls, ...codes])(
    '[8-08] «$sentence» stands before what the service says and before the lost connection: $row',
    async ({ sentence, endpoint, call }) => {
      const place = connect()
      place.network.answer(endpoint, () => refusal(503, { description: 'Сервис отдыхает' }))
      expect(shown(await faultFrom(call(place)))).toBe(`${sentence}. Сервис отдыхает (503)`)
      cleanup()
      place.network.answer(endpoint, noConnection)
      expect(shown(await faultFrom(call(place)))).toBe(`${sentence}. Нет соединения с интернетом!`)
    },
  )

  it('[8-08] stand before no other call', () => {
    const others = everyEndpoint.filter(({ service, name }) => !calls.some(({ row }) => row === `${service}.${name}`))
    expect(others.filter(({ endpoint }) => endpoint.prefix !== null).map(({ name }) => name)).toEqual([])
  })
})
