import { describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'

const { account } = tables

const change = async (caller: Caller, token: string, own: object) => {
  const { phoneNumber: _, login: __, emailConfirmed: ___, ...me } = await caller.read(account.me, { token })
  return caller.send(account.changeMe, { token, body: { ...me, ...own } })
}
const keyOf = (caller: Caller) =>
  new URL(caller.store.state.outbox[0]?.link ?? '', caller.url).searchParams.get('confirmationKey') ?? ''
const confirm = (caller: Caller, confirmationKey: string) =>
  caller.send(account.confirmEmail, { query: { confirmationKey } })

describe("the client's data", () => {
  it('change, and a new e-mail is not confirmed', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.maria)
    expect((await change(caller, token, { firstName: 'Мария-Анна', email: 'other@example.ru' })).status).toBe(200)
    expect(await caller.read(account.me, { token })).toMatchObject({
      firstName: 'Мария-Анна',
      email: 'other@example.ru',
      emailConfirmed: false,
    })
  })

  it('keep a confirmed e-mail confirmed where it stays the same', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.maria)
    await change(caller, token, { firstName: 'Маша' })
    expect((await caller.read(account.me, { token })).emailConfirmed).toBe(true)
  })

  it('are refused with the fields that are wrong', async () => {
    const caller = await startCaller()
    const { status, error } = await change(caller, await caller.tokenOf(phones.anna), {
      lastName: '007',
      middleName: '<b>',
      birthDate: '2999-01-01',
      email: 'nonsense',
      snils: '112-233-445 96',
    })
    expect({ status, code: error.code, fields: Object.keys(error.fields ?? {}) }).toEqual({
      status: 400,
      code: 'ValidationError',
      fields: ['lastName', 'middleName', 'birthDate', 'email', 'snils'],
    })
  })

  it("are refused with another client's e-mail", async () => {
    const caller = await startCaller()
    const { status, error } = await change(caller, await caller.tokenOf(phones.anna), { email: 'pavel@example.ru' })
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'EmailInUse' })
  })

  it('are closed to a blocked client', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    caller.store.change(({ clients }) => {
      clients.forEach((client) => {
        client.isBlocked = true
      })
    })
    const { status, error } = await caller.send(account.authorize, { token })
    expect({ status, code: error.code }).toEqual({ status: 403, code: 'AccountBlocked' })
  })
})

describe('confirming the e-mail', () => {
  it('takes the key of the letter', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    expect((await caller.send(account.sendConfirmationEmail, { token })).status).toBe(204)
    expect(caller.store.state.outbox[0]).toMatchObject({ kind: 'email', to: 'anna@example.ru', code: null })
    expect((await confirm(caller, keyOf(caller))).status).toBe(200)
    expect((await caller.read(account.me, { token })).emailConfirmed).toBe(true)
    expect((await caller.send(account.sendConfirmationEmail, { token })).error.code).toBe('EmailAlreadyConfirmed')
  })

  it('refuses an unknown key, one that is a day old, and one of an e-mail changed meanwhile', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    expect((await confirm(caller, 'unknown')).error.code).toBe('ConfirmationKeyInvalid')
    await caller.send(account.sendConfirmationEmail, { token })
    await change(caller, token, { email: 'moved@example.ru' })
    expect((await confirm(caller, keyOf(caller))).error.code).toBe('ConfirmationKeyInvalid')
    await change(caller, token, { email: 'anna@example.ru' })
    caller.advance(86_400)
    const { status, error } = await confirm(caller, keyOf(caller))
    expect({ status, code: error.code }).toEqual({ status: 410, code: 'ConfirmationKeyExpired' })
  })

  it('sends no letter without an address, and not two within a minute', async () => {
    const caller = await startCaller()
    expect(
      (await caller.send(account.sendConfirmationEmail, { token: await caller.tokenOf(phones.oleg) })).error.code,
    ).toBe('EmailNotSet')
    const token = await caller.tokenOf(phones.anna)
    await caller.send(account.sendConfirmationEmail, { token })
    const second = await caller.send(account.sendConfirmationEmail, { token })
    expect({ status: second.status, code: second.error.code }).toEqual({ status: 429, code: 'TooManyRequests' })
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
