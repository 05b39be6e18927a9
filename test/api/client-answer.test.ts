import { describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { prefixes } from '#domain/fault-prefixes.ts'
import { describe as describeFault } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import { product } from '#test/system/samples.ts'
import { json, refusal } from '#test/system/services.ts'
import { connect, eachAtKnownTime, ended, faultFrom } from './client-harness.ts'

const { account, agreements, auth, consent, statements, synchronizer, templates } = tables

eachAtKnownTime()

describe('answers that do not fit', () => {
  const broken = [
    ['no JSON', '{"id":'],
    ['a page of HTML', '<!doctype html><title>Proxy</title>'],
    ['another shape', '{"items":[]}'],
    ['null', 'null'],
    ['nothing', ''],
    ['a value of another type inside', JSON.stringify([{ ...product, pegasUserId: 'seven' }])],
    ['a field less', JSON.stringify([{ ...product, agreement: {} }])],
  ] as const

  it.each(broken)('[7-05] %s is an error of the call', async (_, text) => {
    const { network, api } = connect()
    network.answer(agreements.products, () => new Response(text, { headers: { 'Content-Type': 'application/json' } }))
    const fault = await faultFrom(api.agreements.products())
    expect(fault).toMatchObject({ kind: 'broken', status: null, prefix: 'products' })
    expect(describeFault(fault)).toBe(`${prefixes.products}. ${messages.brokenAnswer}`)
  })

  it('[7-05] fields that nobody asked for are no error', async () => {
    const { network, api } = connect()
    network.answer(agreements.products, () => json([{ ...product, news: { inside: true } }]))
    expect(await ended(api.agreements.products())).toEqual({ value: [product] })
  })

  it('[7-05] a file or a text of nothing is broken', async () => {
    const { network, api } = connect()
    network.answer(consent.draft, () => new Response(null, { status: 204 }))
    network.answer(templates.staticTemplate, () => new Response(''))
    const calls = [
      api.consent.draft({ query: { consentType: 'PDn' } }),
      api.templates.staticTemplate({ params: { name: 'Pdn' } }),
    ]
    expect(await Promise.all(calls.map(faultFrom))).toMatchObject([
      { kind: 'broken', prefix: 'template' },
      { kind: 'broken', prefix: 'template' },
    ])
  })

  it('a row that answers nothing takes any body', async () => {
    const { network, api } = connect()
    network.answer(auth.logout, () => new Response('OK'))
    expect(await ended(api.auth.logout({ body: {} }))).toEqual({ value: undefined })
  })
})

describe('what is not there', () => {
  it('[7-06] no products is an empty list', async () => {
    const { network, api } = connect()
    network.answer(agreements.products, () => refusal(404, { code: 'NotFound' }))
    expect(await ended(api.agreements.products())).toEqual({ value: [] })
  })

  it('no joining request is null', async () => {
    const { network, api } = connect()
    network.answer(statements.joiningRequest, () => refusal(404))
    expect(await ended(api.statements.joiningRequest({ query: {} }))).toEqual({ value: null })
  })

  it('[8-12] a participant whom nobody knows is not linked', async () => {
    const { network, api } = connect()
    network.answer(synchronizer.linkUser, () => refusal(404, { code: 'NotFound' }))
    const body = {
      lastName: 'Примерова',
      firstName: 'Анна',
      middleName: null,
      birthDate: '1980-01-01',
      snils: '',
      passportSeries: '',
      passportNumber: '',
      agreementNumber: null,
    }
    expect(await ended(api.synchronizer.linkUser({ body }))).toEqual({ value: { isLinked: false, products: [] } })
  })

  it('a 404 of any other call is its error', async () => {
    const { network, api } = connect()
    network.answer(account.me, () => refusal(404))
    expect(await faultFrom(api.account.me())).toMatchObject({ kind: 'refused', status: 404 })
  })
})

describe('refusals', () => {
  const body = {
    code: 'TooManyAttempts',
    description: 'Превышено количество попыток.',
    message: 'Too many',
    fields: { code: ['Неверный'] },
    traceId: '00-1',
  }
  const envelopes = [
    ['its error field', { error: body }],
    ['its body', body],
  ] as const

  it.each(envelopes)('[8-02] are read from %s, with the status', async (_, answer) => {
    const { network, api } = connect()
    network.answer(auth.confirmSms, () => json(answer, 400))
    const fault = await faultFrom(
      api.auth.confirmSms({ params: { token: 't' }, query: { confirmationCode: '1234' }, body: {} }),
    )
    const { traceId: _traceId, ...told } = body
    expect(fault).toEqual({ ...told, kind: 'refused', status: 400, prefix: null, retryAfter: null, attemptsLeft: null })
  })

  it('[8-02] keep what can be read where a part of them cannot', async () => {
    const { network, api } = connect()
    network.answer(account.me, () => refusal(409, { code: 17, description: 'Не получилось.', fields: 'none' }))
    expect(await faultFrom(api.account.me())).toMatchObject({
      code: null,
      description: 'Не получилось.',
      fields: {},
      status: 409,
    })
  })

  it.each([
    ['HTML', '<html>Bad gateway</html>'],
    ['nothing', ''],
    ['a bare word', '"no"'],
    ['null', 'null'],
    ['an empty error', '{"error":null}'],
  ])('[8-02] that say %s are told by what their status means', async (_, text) => {
    const { network, api } = connect()
    network.answer(agreements.products, () => new Response(text, { status: 502 }))
    const fault = await faultFrom(api.agreements.products())
    expect(fault).toMatchObject({ kind: 'refused', status: 502, description: null })
    expect(describeFault(fault)).toBe(`${prefixes.products}. ${messages.unexpected} Сервис временно недоступен (502)`)
  })

  it('[8-02] of a file are read although a file was asked for', async () => {
    const { network, api } = connect()
    network.answer(consent.draft, () => refusal(403, { code: 'AccessDenied', description: 'Недостаточно прав.' }))
    expect(await faultFrom(api.consent.draft({ query: { consentType: 'PDn' } }))).toMatchObject({
      status: 403,
      description: 'Недостаточно прав.',
      prefix: 'template',
    })
  })

  it('a file comes as it is', async () => {
    const { network, api } = connect()
    network.answer(
      consent.draft,
      () => new Response(Uint8Array.of(37, 80, 68, 70), { headers: { 'Content-Type': 'application/pdf' } }),
    )
    const end = await ended(api.consent.draft({ query: { consentType: 'PDn' } }))
    const file = 'value' in end ? end.value : new File([], '')
    expect({ type: file.type, text: await file.text() }).toEqual({ type: 'application/pdf', text: '%PDF' })
  })
})
