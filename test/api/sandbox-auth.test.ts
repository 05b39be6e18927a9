import { describe, expect, it } from 'vitest'
import { toAuth } from '#domain/auth-answers.ts'
import { scopes } from '#domain/auth.ts'
import { tables } from '#api/tables/all.ts'
import { phones, startCaller, wrong, type Caller } from './sandbox-caller.ts'

const { account, auth } = tables
const { anna } = phones

const askCode = async (caller: Caller) =>
  (
    await caller.read(auth.sendSms, {
      query: { phoneNumber: anna },
      body: { userAppType: 'WebClientApp', deviceName: 'x', deviceId: '1' },
    })
  ).confirmationToken
const confirm = (caller: Caller, token: string, code: string) =>
  caller.send(auth.confirmSms, { params: { token }, query: { confirmationCode: code } })
const outcome = ({ status, error }: Awaited<ReturnType<typeof confirm>>) => ({ status, code: error.code })

describe('the code of a sign-in', () => {
  it('is refused to a wrong, an unknown and a blocked number', async () => {
    const caller = await startCaller()
    expect(outcome(await caller.sendSms('123'))).toEqual({ status: 400, code: 'PhoneInvalid' })
    expect(outcome(await caller.sendSms('89990000009'))).toEqual({ status: 401, code: 'UserNotFound' })
    caller.store.change(({ clients }) => {
      clients.forEach((client) => {
        client.isBlocked = true
      })
    })
    expect(outcome(await caller.sendSms(anna))).toEqual({ status: 403, code: 'AccountBlocked' })
  })

  it('opens a session with the claims of the client', async () => {
    const caller = await startCaller()
    const session = await caller.signIn(anna)
    expect(toAuth(session)).toMatchObject({
      authType: 'Sms',
      userType: 'ClientProfile',
      mimic: false,
      scopes: expect.arrayContaining([scopes.consentSigned]) as string[],
    })
    expect(Date.parse(session.accessExpireTime) - caller.clock.now()).toBeGreaterThan(29 * 60_000)
    expect(await caller.read(account.authorize, { token: session.accessToken })).toMatchObject({
      authType: 'Sms',
      mimic: false,
      pegasUserId: 100451,
    })
  })

  it('closes at the third wrong try, even to the right code, until a new one is sent', async () => {
    const caller = await startCaller()
    const token = await askCode(caller)
    const code = caller.codeFor(anna)
    const first = await confirm(caller, token, wrong(code))
    expect({ status: first.status, code: first.error.code, attemptsLeft: first.error['attemptsLeft'] }).toEqual({
      status: 400,
      code: 'WrongCode',
      attemptsLeft: 2,
    })
    expect(outcome(await confirm(caller, token, wrong(code)))).toEqual({ status: 400, code: 'WrongCode' })
    expect(outcome(await confirm(caller, token, wrong(code)))).toEqual({ status: 400, code: 'TooManyAttempts' })
    expect(outcome(await confirm(caller, token, code))).toEqual({ status: 400, code: 'TooManyAttempts' })
    caller.advance(30)
    const renewed = await askCode(caller)
    expect((await confirm(caller, renewed, caller.codeFor(anna))).status).toBe(200)
  })

  it('lives five minutes, and works once', async () => {
    const caller = await startCaller()
    const late = await askCode(caller)
    caller.advance(5 * 60)
    expect(outcome(await confirm(caller, late, caller.codeFor(anna)))).toEqual({ status: 410, code: 'CodeExpired' })
    const token = await askCode(caller)
    caller.advance(5 * 60 - 1)
    const code = caller.codeFor(anna)
    expect((await confirm(caller, token, code)).status).toBe(200)
    expect(outcome(await confirm(caller, token, code))).toEqual({ status: 410, code: 'CodeExpired' })
  })

  it('is sent again after 30 seconds, not earlier, and makes the one before worthless', async () => {
    const caller = await startCaller()
    const token = await askCode(caller)
    const code = caller.codeFor(anna)
    caller.advance(20)
    const early = await caller.sendSms(anna)
    expect({
      ...outcome(early),
      header: early.headers.get('retry-after'),
      retryAfter: early.error['retryAfter'],
    }).toEqual({ status: 429, code: 'SmsLimit', header: '10', retryAfter: 10 })
    caller.advance(10)
    expect((await caller.sendSms(anna)).status).toBe(200)
    expect(outcome(await confirm(caller, token, code))).toEqual({ status: 410, code: 'CodeExpired' })
  })

  it('may be asked for at once after it was used', async () => {
    const caller = await startCaller()
    await caller.signIn(anna)
    expect((await caller.sendSms(anna)).status).toBe(200)
  })

  it('is refused as a validation error where the body does not fit', async () => {
    const caller = await startCaller()
    const { status, error } = await caller.send(auth.sendSms, {
      query: { phoneNumber: anna },
      body: { userAppType: 'Telegram' },
    })
    expect({ status, code: error.code }).toEqual({ status: 400, code: 'ValidationError' })
    expect(Object.keys(error.fields ?? {})).toEqual(expect.arrayContaining(['userAppType', 'deviceName', 'deviceId']))
  })
})

describe('tokens', () => {
  const refresh = (caller: Caller, refreshToken: string) => caller.send(auth.refresh, { body: { refreshToken } })

  it('an access token lives thirty minutes', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(anna)
    caller.advance(30 * 60 - 5)
    expect((await caller.send(account.me, { token })).status).toBe(200)
    caller.advance(5)
    expect((await caller.send(account.me, { token })).status).toBe(401)
  })

  it('a refresh token rotates; the old one works for ten seconds more and is then reused', async () => {
    const caller = await startCaller()
    const { refreshToken } = await caller.signIn(anna)
    const renewed = await caller.read(auth.refresh, { body: { refreshToken } })
    expect(renewed.refreshToken).not.toBe(refreshToken)
    caller.advance(8)
    expect((await caller.read(auth.refresh, { body: { refreshToken } })).refreshToken).toBe(renewed.refreshToken)
    caller.advance(2)
    expect(outcome(await refresh(caller, refreshToken))).toEqual({ status: 401, code: 'RefreshTokenReused' })
    expect((await refresh(caller, renewed.refreshToken)).status).toBe(200)
  })

  it('the grace is for the token replaced last alone', async () => {
    const caller = await startCaller()
    const { refreshToken } = await caller.signIn(anna)
    const second = await caller.read(auth.refresh, { body: { refreshToken } })
    await caller.read(auth.refresh, { body: { refreshToken: second.refreshToken } })
    expect(outcome(await refresh(caller, refreshToken))).toEqual({ status: 401, code: 'RefreshTokenReused' })
  })

  it('a refresh token lives thirty days from its last use', async () => {
    const caller = await startCaller()
    const { refreshToken } = await caller.signIn(anna)
    caller.advance(29 * 86_400)
    const renewed = await caller.read(auth.refresh, { body: { refreshToken } })
    caller.advance(29 * 86_400)
    const last = await caller.read(auth.refresh, { body: { refreshToken: renewed.refreshToken } })
    caller.advance(30 * 86_400)
    expect(outcome(await refresh(caller, last.refreshToken))).toEqual({ status: 401, code: 'RefreshTokenExpired' })
    expect(outcome(await refresh(caller, 'unknown'))).toEqual({ status: 401, code: 'RefreshTokenExpired' })
  })

  it('a sign-out ends both tokens', async () => {
    const caller = await startCaller()
    const { accessToken, refreshToken } = await caller.signIn(anna)
    expect((await caller.send(auth.logout, { token: accessToken })).status).toBe(204)
    expect((await caller.send(account.me, { token: accessToken })).status).toBe(401)
    expect((await refresh(caller, refreshToken)).status).toBe(401)
  })

  it("the Date header follows the sandbox's clock", async () => {
    const caller = await startCaller()
    caller.advance(86_400)
    const { headers } = await caller.send(auth.providers)
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now() - 86_400_000)).toBeLessThan(5000)
  })
})

describe("an operator on a client's behalf", () => {
  const mimicToken = async (caller: Caller) => {
    const { text } = await caller.control('mimic', { operatorName: 'Оператор Волкова', clientPhone: anna })
    const { url } = JSON.parse(text) as { url: string }
    expect(url.startsWith('/lk/mimic#')).toBe(true)
    return new URLSearchParams(url.split('#')[1])
  }

  it('reads and signs out, and writes nothing', async () => {
    const caller = await startCaller()
    const fragment = await mimicToken(caller)
    expect([...fragment.keys()].sort()).toEqual(['accessExpireTime', 'accessToken', 'refreshToken'])
    const token = fragment.get('accessToken') ?? ''
    expect(await caller.read(account.authorize, { token })).toMatchObject({
      mimic: true,
      authType: 'Mimic',
      operatorName: 'Оператор Волкова',
    })
    const { phoneNumber: _, login: __, emailConfirmed: ___, ...body } = await caller.read(account.me, { token })
    expect(outcome(await caller.send(account.changeMe, { token, body }))).toEqual({
      status: 403,
      code: 'MimicReadOnly',
    })
    expect(outcome(await caller.send(account.sendConfirmationEmail, { token }))).toEqual({
      status: 403,
      code: 'MimicReadOnly',
    })
    expect((await caller.send(auth.logout, { token })).status).toBe(204)
  })

  it('is refused for a client whom nobody knows', async () => {
    const caller = await startCaller()
    expect((await caller.control('mimic', { operatorName: 'Оператор', clientPhone: '89991234567' })).status).toBe(404)
  })
})
