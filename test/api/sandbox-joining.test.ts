import { describe, expect, it } from 'vitest'
import { KppOnlineRequest } from '#domain/joining-request.ts'
import * as z from 'zod/mini'
import { tables } from '#api/tables/all.ts'
import { joiningSections } from '#test/sandbox/joining/papers.ts'
import { attach, signStatement } from './sandbox-redemption.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'
import { jpegFile, joiningDraft, wholeJoining } from './statement-samples.ts'

const { account, agreements, joining, signing, statements } = tables
const day = 86_400
const codeOf = ({ status, error }: { status: number; error: { code?: string } }) => error.code ?? status
const save = (caller: Caller, token: string, body: object) => caller.send(joining.save, { token, body })
const told = ({ text }: { text: string }) => z.parse(KppOnlineRequest, JSON.parse(text))
const look = async (caller: Caller, phone = phones.oleg) =>
  caller.read(statements.joiningRequest, { token: await caller.tokenOf(phone) })

/** A request whose first two steps have been left. */
async function begin() {
  const caller = await startCaller()
  const token = await caller.tokenOf(phones.oleg)
  await caller.read(joining.save, { token, body: joiningDraft('one') })
  return { caller, token }
}
async function scans(caller: Caller, token: string, more = '') {
  return [
    await attach(caller, token, 'PassportMain', jpegFile('main.jpg', more)),
    await attach(caller, token, 'PassportRegistration'),
  ]
}

describe('the request to join', () => {
  it('is kept step by step, once for a key, and judged where a step is left', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.oleg)
    const empty = { ...joiningDraft('zero'), payload: { step_1: { holdingName: 'sever' }, step_2: null, step_3: null } }
    expect((await save(caller, token, { ...empty, currentStep: 2 })).status).toBe(200)
    const { error } = await save(caller, token, { ...empty, idempotencyKey: 'bare' })
    expect(Object.keys(error.fields ?? {})).toEqual(
      expect.arrayContaining(['personalData.lastName', 'contactInfo.email']),
    )
    const first = told(await save(caller, token, joiningDraft('one')))
    expect(first).toMatchObject({ currentStep: 3, idempotencyKey: 'one' })
    expect(told(await save(caller, token, joiningDraft('one')))).toEqual(first)
    expect(codeOf(await save(caller, token, { ...joiningDraft('one'), companyCode: 'X' }))).toBe('IdempotencyKeyReused')
    expect(codeOf(await save(caller, token, { ...joiningDraft('two'), companyCode: 'X' }))).toBe('ValidationError')
  })

  it('goes neither back nor over a step', async () => {
    const { caller, token } = await begin()
    const step = (currentStep: unknown) =>
      save(caller, token, { ...joiningDraft(`k${String(currentStep)}`), currentStep })
    expect([codeOf(await step(2)), codeOf(await step(4)), codeOf(await step(7))]).toEqual(
      Array.from({ length: 3 }, () => 'StepOutOfOrder'),
    )
    expect((await step(3)).status).toBe(200)
    expect((await save(caller, token, { ...joiningDraft('x'), kppOnlineRequestId: 'kpp-8' })).status).toBe(404)
  })

  it('has its files looked at, and only the refused ones looked at again', async () => {
    const { caller, token } = await begin()
    const [main, registration] = await scans(caller, token, 'BLURRED-SCAN')
    const sent = told(
      await save(
        caller,
        token,
        wholeJoining(
          'two',
          [main, registration].filter((one) => !!one),
        ),
      ),
    )
    expect(sent.filesCheck?.state).toBe('Checking')
    expect(codeOf(await save(caller, token, wholeJoining('again', [])))).toBe('StepOutOfOrder')
    caller.advance(60)
    const { filesCheck } = await look(caller).then((one) => one ?? sent)
    expect(filesCheck?.files.map(({ state, reason }) => [state, reason])).toEqual([
      ['Rejected', 'Фото нечёткое, не читается номер'],
      ['Accepted', null],
    ])
    const better = await attach(caller, token, 'PassportMain')
    const fixed = told(
      await save(
        caller,
        token,
        wholeJoining(
          'three',
          [better, registration].filter((one) => !!one),
        ),
      ),
    )
    expect(fixed.filesCheck?.files.map(({ state }) => state)).toEqual(['Checking', 'Accepted'])
    caller.advance(60)
    expect(await look(caller)).toMatchObject({ currentStep: 4, filesCheck: { state: 'Accepted' } })
  })

  it('is signed at its last step, and makes a client a day later', async () => {
    const { caller, token } = await begin()
    const query = { statementId: 'kpp-1', confirmationType: 'Sms' }
    expect(codeOf(await caller.send(signing.requestCode, { token, query }))).toBe('StatementIncomplete')
    await save(caller, token, wholeJoining('two', await scans(caller, token)))
    caller.advance(60)
    await look(caller)
    const registered = await signStatement(caller, token, phones.oleg, 'kpp-1')
    expect(registered).toMatchObject({ statementType: 'KppOnline', state: 'registered' })
    expect(await look(caller)).toMatchObject({ state: 'signed' })
    expect(codeOf(await caller.send(signing.requestCode, { token, query }))).toBe('AlreadyConfirmed')
    caller.advance(day + 700)
    const later = await caller.tokenOf(phones.oleg)
    expect(await caller.read(account.authorize, { token: later })).toMatchObject({ userType: 'ClientProfile' })
    expect(await caller.read(agreements.products, { token: later })).toHaveLength(1)
  })

  it('is read as a PDF once it is whole', async () => {
    const { caller, token } = await begin()
    const fill = (templateName: string) => caller.send(joining.fillTemplate, { token, query: { templateName } })
    const { error } = await fill('JoiningApplication')
    expect({ code: error.code, asks: 'portfolio' in (error.fields ?? {}) }).toEqual({
      code: 'StatementIncomplete',
      asks: true,
    })
    await save(caller, token, wholeJoining('two', await scans(caller, token)))
    expect((await fill('JoiningApplication')).text).toContain('%PDF')
    const client = caller.store.state.clients.find(({ joining: request }) => request?.kppOnlineRequestId === 'kpp-1')
    if (!client?.joining) throw new Error('nobody joins')
    const words = JSON.stringify(joiningSections('Причал', client, client.joining, 'JoiningApplication'))
    expect(words).toContain('в пенсионную программу «Север».')
    expect(words).not.toContain('sever')
    expect((await fill('Other')).status).toBe(404)
    expect((await caller.send(joining.templates, { token: await caller.tokenOf(phones.anna) })).status).toBe(404)
  })
})

describe('the address of one who joins', () => {
  it('is confirmed by a letter, once, and anew when it changes', async () => {
    const { caller, token } = await begin()
    const ask = () => caller.send(joining.confirmEmail, { token, body: { kppOnlineRequestId: 'kpp-1' } })
    expect((await ask()).status).toBe(200)
    expect(codeOf(await ask())).toBe('TooManyRequests')
    const link = caller.store.state.outbox[0]?.link ?? ''
    const confirmationKey = new URL(link, caller.url).searchParams.get('confirmationKey') ?? ''
    await caller.read(account.confirmEmail, { query: { confirmationKey } })
    expect(await look(caller)).toMatchObject({ emailConfirmed: true })
    expect(codeOf(await ask())).toBe('EmailAlreadyConfirmed')
    const { payload } = joiningDraft('two')
    const contactInfo = { phoneNumber: '89990000004', email: 'other@example.ru' }
    const step_2 = payload.step_2 && { ...payload.step_2, contactInfo }
    await save(caller, token, { ...joiningDraft('two'), payload: { ...payload, step_2 } })
    expect(await look(caller)).toMatchObject({ emailConfirmed: false })
    expect((await caller.send(account.confirmEmail, { query: { confirmationKey } })).error.code).toBe(
      'ConfirmationKeyInvalid',
    )
  })
})
