import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AuthResult, toAuth } from '#domain/auth-answers.ts'
import { scopes } from '#domain/auth.ts'
import { readEsiaCallback } from '#domain/esia.ts'
import { tables } from '#api/tables/all.ts'
import { device, esiaToken, phones, startCaller, visitEsia, type Caller } from './sandbox-caller.ts'

const { account, agreements, auth, statements } = tables
const mark = '89990000009'
const authOf = (text: string) => toAuth(z.parse(AuthResult, JSON.parse(text)))

const register = (caller: Caller, esiaConfirmationToken: string, phoneNumber = mark) =>
  caller.send(auth.registerSms, { body: { deviceInfoDataArgs: device, phoneNumber, esiaConfirmationToken } })
const bind = async (
  caller: Caller,
  esiaConfirmationToken: string,
  own: { kppOnlineRequestId?: string; phone?: string } = {},
) => {
  const { phone = mark, ...query } = own
  const { text } = await register(caller, esiaConfirmationToken, phone)
  const { confirmationToken } = JSON.parse(text) as { confirmationToken: string }
  return caller.send(auth.confirmRegistration, {
    params: { token: confirmationToken },
    query: { confirmationCode: caller.codeFor(phone), esiaConfirmationToken, ...query },
  })
}

describe('the pretended state portal', () => {
  it('is where the gateway leads', async () => {
    const caller = await startCaller()
    const { url } = await caller.read(auth.gateway, { body: { redirectPath: '/lk/esia' } })
    expect(url).toBe(`${caller.url}/sandbox/esia?returnUrl=%2Flk%2Fesia`)
    const page = await (await fetch(url)).text()
    for (const name of ['Authorized', 'Declined', 'Failed', 'None', 'Untrusted', 'NotBinded'])
      expect(page).toContain(`name="${name}"`)
  })

  it.each([
    ['Authorized', 'AUTHORIZED'],
    ['Untrusted', 'AUTHORIZED'],
    ['NotBinded', 'AUTHORIZED'],
    ['None', 'None'],
    ['Failed', 'FAILED'],
    ['Declined', 'FAILED'],
  ])('answers %s to the callback', async (outcome, result) => {
    const { status, location, setCookie } = await visitEsia(await startCaller(), outcome)
    expect(status).toBe(303)
    expect(location.startsWith('/lk/esia?')).toBe(true)
    expect(readEsiaCallback(location.split('?')[1] ?? '').result).toBe(result)
    expect(setCookie).toMatch(/^esia_session=.*; HttpOnly; SameSite=Lax$/)
  })

  it.each([
    ['Failed', 'server_error', 'не могут подтвердить'],
    ['Declined', 'access_denied', 'отказался'],
  ])('tells why it ended by %s', async (outcome, error, words) => {
    const { location } = await visitEsia(await startCaller(), outcome)
    expect(readEsiaCallback(location.split('?')[1] ?? '')).toMatchObject({
      error,
      errorDescription: expect.stringContaining(words) as string,
    })
  })

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\tevil',
    'lk/esia',
    '',
    '/a\r\nSet-Cookie: x=1',
    '/.//evil.example',
    '/..//evil.example',
  ])('returns nobody to %j', async (returnUrl) => {
    const caller = await startCaller()
    expect((await visitEsia(caller, 'None', 'P1', returnUrl)).location).toBe('/lk/esia?result=None')
    const { url } = await caller.read(auth.gateway, { body: { redirectPath: returnUrl } })
    expect(url).toBe(`${caller.url}/sandbox/esia?returnUrl=%2Flk%2Fesia`)
  })

  it('returns to any path of the portal, with its query', async () => {
    const { location } = await visitEsia(await startCaller(), 'None', 'P1', '/lk/sever/joining-statement?id=kpp-1')
    expect(location).toBe('/lk/sever/joining-statement?id=kpp-1&result=None')
  })
})

describe('a sign-in through it', () => {
  it('needs its cookie', async () => {
    const caller = await startCaller()
    const body = { deviceName: 'x', deviceId: '1' }
    expect((await caller.send(auth.openSession, { body })).error.code).toBe('SessionNotFound')
    const { cookie } = await visitEsia(caller, 'Failed')
    expect((await caller.send(auth.openSession, { body, headers: { cookie } })).status).toBe(404)
  })

  it('opens the session of the person chosen, once', async () => {
    const caller = await startCaller()
    const token = await esiaToken(caller, 'Authorized', 'P12')
    expect(await caller.read(auth.bindingState, { params: { token } })).toEqual({ binded: true })
    const session = await caller.read(auth.confirmEsia, { params: { token } })
    expect(toAuth(session)?.authType).toBe('Esia')
    expect((await caller.read(account.me, { token: session.accessToken })).lastName).toBe('Тихонов')
    expect((await caller.send(auth.confirmEsia, { params: { token } })).error.code).toBe('EsiaTokenExpired')
  })

  it('refuses an account that is not verified', async () => {
    const caller = await startCaller()
    const token = await esiaToken(caller, 'Untrusted', 'P1')
    const { status, error } = await caller.send(auth.confirmEsia, { params: { token } })
    expect({ status, code: error.code }).toEqual({ status: 403, code: 'EsiaAccountUntrusted' })
    expect((await register(caller, token)).error.code).toBe('EsiaAccountUntrusted')
  })

  it('expires in a quarter of an hour', async () => {
    const caller = await startCaller()
    const token = await esiaToken(caller, 'Authorized', 'P1')
    caller.advance(15 * 60)
    const { status, error } = await caller.send(auth.bindingState, { params: { token } })
    expect({ status, code: error.code }).toEqual({ status: 410, code: 'EsiaTokenExpired' })
    expect((await register(caller, token)).status).toBe(410)
  })
})

describe('binding a phone', () => {
  it('makes a client of a person whom only the state portal knows', async () => {
    const caller = await startCaller()
    const esia = await esiaToken(caller, 'Authorized', 'P9')
    expect(await caller.read(auth.bindingState, { params: { token: esia } })).toEqual({ binded: false })
    expect((await caller.send(auth.confirmEsia, { params: { token: esia } })).status).toBe(403)
    const { status, text } = await bind(caller, esia, { phone: '89991234567' })
    expect(status).toBe(200)
    const session = authOf(text)
    expect(session).toMatchObject({ userType: 'ClientProfile', scopes: [] })
    const token = await caller.tokenOf('89991234567')
    expect(await caller.read(account.me, { token })).toMatchObject({ lastName: 'Лебедев', phoneNumber: '89991234567' })
    expect((await caller.send(statements.joiningRequest, { token })).status).toBe(404)
    expect((await caller.send(agreements.products, { token })).error.code).toBe('AccessDenied')
  })

  it('goes on with the joining request that is brought along', async () => {
    const caller = await startCaller()
    const { text } = await bind(caller, await esiaToken(caller, 'Authorized', 'P9'), { kppOnlineRequestId: 'kpp-9' })
    expect(authOf(text)?.userType).toBe('OnlineClientProfile')
  })

  it("refuses another person's request", async () => {
    const caller = await startCaller()
    const { status, error } = await bind(caller, await esiaToken(caller, 'Authorized', 'P9'), {
      kppOnlineRequestId: 'kpp-1',
    })
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'PersonMismatch' })
  })

  it("refuses another client's phone", async () => {
    const caller = await startCaller()
    const { status, error } = await register(caller, await esiaToken(caller, 'Authorized', 'P9'), phones.anna)
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'PhoneAlreadyBinded' })
  })

  it('refuses a wrong number, a made-up token and a second code within 30 seconds', async () => {
    const caller = await startCaller()
    const esia = await esiaToken(caller, 'Authorized', 'P9')
    expect((await register(caller, esia, '12')).error.code).toBe('PhoneInvalid')
    expect((await register(caller, 'made-up')).error.code).toBe('EsiaTokenExpired')
    expect((await register(caller, esia)).status).toBe(200)
    expect((await register(caller, esia)).error.code).toBe('SmsLimit')
  })

  it('refuses a code that was sent for another visit to the state portal', async () => {
    const caller = await startCaller()
    const { text } = await register(caller, await esiaToken(caller, 'Authorized', 'P9'))
    const { confirmationToken } = JSON.parse(text) as { confirmationToken: string }
    const query = {
      confirmationCode: caller.codeFor(mark),
      esiaConfirmationToken: await esiaToken(caller, 'Authorized', 'P9'),
    }
    expect(
      (await caller.send(auth.confirmRegistration, { params: { token: confirmationToken }, query })).error.code,
    ).toBe('EsiaTokenExpired')
  })

  it('gives a known client a new number where the old one is not bound', async () => {
    const caller = await startCaller()
    await bind(caller, await esiaToken(caller, 'NotBinded', 'P1'), { phone: '89997654321' })
    const token = await caller.tokenOf('89997654321')
    expect((await caller.read(account.me, { token })).lastName).toBe('Иванова')
    expect(toAuth(await caller.signIn('89997654321'))?.scopes).toContain(scopes.consentSigned)
    expect((await caller.sendSms(phones.anna)).status).toBe(401)
  })
})
