import { describe, expect, it } from 'vitest'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import { tables } from '#api/tables/all.ts'
import { attach, fileRedemption, openRedemption } from './sandbox-redemption.ts'
import { phones, startCaller, wrong, type Caller } from './sandbox-caller.ts'
import { begunRedemption, wholeRedemption } from './statement-samples.ts'

const { account, documents, files, redemption, signing, statements } = tables
const day = 86_400
const sms = (statementId: string) => ({ statementId, confirmationType: 'Sms' })
const filed = (text: string) => JSON.parse(text) as RedemptionStatement
const save = (caller: Caller, token: string, body: unknown) => caller.send(redemption.save, { token, body })
const refused = ({ status, error }: { status: number; error: { code?: string } }) => ({ status, code: error.code })
const stateOf = async (caller: Caller, token: string) => {
  const query = { states: 'registered' }
  const all = await Promise.all(
    ['draft', 'waitConfirmation', 'registered', 'inReview', 'needSupplement', 'approved', 'paid', 'rejected'].map(
      (states) => caller.read(statements.redemptions, { token, query: { ...query, states } }),
    ),
  )
  return all.flat().map(({ state }) => state)
}

describe('the draft of a redemption', () => {
  it('is kept once for a key, and grows by a version with each save', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.petr)
    const first = filed((await save(caller, token, begunRedemption('one'))).text)
    expect(first).toMatchObject({ version: 1, state: 'draft', idempotencyKey: 'one' })
    expect(filed((await save(caller, token, begunRedemption('one'))).text)).toEqual(first)
    const next = { ...begunRedemption('two'), statementId: first.statementId, version: 1, currentStep: 'PersonalData' }
    expect(filed((await save(caller, token, next)).text)).toMatchObject({ version: 2, currentStep: 'PersonalData' })
    expect(filed((await save(caller, token, begunRedemption('one'))).text)).toEqual(first)
    expect(refused(await save(caller, token, { ...begunRedemption('one'), currentStep: 'Review' }))).toEqual({
      status: 422,
      code: 'IdempotencyKeyReused',
    })
    caller.advance(day + 1)
    expect(refused(await save(caller, await caller.tokenOf(phones.petr), begunRedemption('one')))).toEqual({
      status: 409,
      code: 'StatementExists',
    })
  })

  it('is refused where it was changed meanwhile, with the version that it has now', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.petr)
    const { statementId } = filed((await save(caller, token, begunRedemption('one'))).text)
    const again = (key: string) => save(caller, token, { ...begunRedemption(key), statementId, version: 1 })
    expect((await again('two')).status).toBe(200)
    const { status, error } = await again('three')
    expect({ status, code: error.code, now: error['currentVersion'] }).toEqual({
      status: 409,
      code: 'VersionConflict',
      now: 2,
    })
  })

  it('is one at a time, of one’s own contracts, and within what is there', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.petr)
    const fieldsOf = async (own: object) =>
      Object.keys((await save(caller, token, { ...begunRedemption(`k${Math.random()}`), ...own })).error.fields ?? {})
    const [contract] = begunRedemption('').contracts
    expect(await fieldsOf({ contracts: [{ ...contract, contractId: '104512' }] })).toEqual(['contracts.0'])
    expect(await fieldsOf({ contracts: [{ ...contract, redemptionType: 'Partial', amount: 1e9 }] })).toEqual([
      'contracts.0',
    ])
    expect(await fieldsOf({ contracts: [contract, contract] })).toEqual(['contracts'])
    expect(await fieldsOf({ pegasUserId: 1 })).toEqual(['pegasUserId'])
    expect(await fieldsOf({ personalData: { lastName: 'А'.repeat(61) } })).toEqual(['personalData.lastName'])
    expect(await fieldsOf({ documents: [{ ...file, fileId: 'f-none' }] })).toEqual(['documents'])
    expect(await fieldsOf({ idempotencyKey: ' ' })).toEqual(['idempotencyKey'])
    const anna = await caller.tokenOf(phones.anna)
    expect(
      refused(await save(caller, anna, { ...begunRedemption('a'), pegasUserId: 100451, contracts: [] })).code,
    ).toBe('StatementExists')
    const vera = await caller.tokenOf(phones.vera)
    expect(refused(await save(caller, vera, { ...begunRedemption('v'), pegasUserId: 100455, contracts: [] }))).toEqual({
      status: 403,
      code: 'AccessDenied',
    })
  })

  it('is thrown away until it is filed, and by nobody else', async () => {
    const caller = await startCaller()
    const remove = (token: string, statementId: string) =>
      caller.send(redemption.remove, { token, query: { statementId } })
    const { token, statementId } = await fileRedemption(caller)
    expect(refused(await remove(token, statementId))).toEqual({ status: 409, code: 'NotDraft' })
    const anna = await caller.tokenOf(phones.anna)
    expect((await remove(token, 'rs-1')).status).toBe(404)
    expect((await remove(anna, 'rs-1')).status).toBe(204)
    expect((await remove(anna, 'rs-1')).status).toBe(404)
    expect(await caller.read(statements.canSubmitRedemption, { token: anna })).toMatchObject({ canSubmitNew: true })
  })

  it('is gone when its time is over', async () => {
    const caller = await startCaller()
    caller.advance(49 * day)
    expect(await stateOf(caller, await caller.tokenOf(phones.anna))).toEqual([])
  })
})

const file = { fileId: '', fileName: 'a.jpg', fileType: 'PassportMain', size: 4, contentType: 'image/jpeg' }

describe('the papers of a redemption', () => {
  it('are filled with what has been typed, once it is whole', async () => {
    const caller = await startCaller()
    const { token, statementId } = await openRedemption(caller)
    const fill = (given: object, by = token) =>
      caller.send(redemption.fillTemplate, {
        token: by,
        query: { TemplateName: 'RedemptionApplication', StatementId: statementId, ...given },
      })
    const paper = await fill({ ContractId: '104612' })
    expect(paper.text.startsWith('%PDF-1.4')).toBe(true)
    expect(refused(await fill({}))).toEqual({ status: 400, code: 'ValidationError' })
    expect((await fill({ ContractId: '1' })).status).toBe(404)
    expect((await fill({ TemplateName: 'Other' })).status).toBe(404)
    const anna = await caller.tokenOf(phones.anna)
    const { status, error } = await fill({ StatementId: 'rs-1', TemplateName: 'BankDetailsConfirmation' }, anna)
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'StatementIncomplete' })
    expect(Object.keys(error.fields ?? {})).toEqual(
      expect.arrayContaining(['bankDetails.bic', 'consents.accuracy', 'documents.PassportMain']),
    )
  })
})

describe('the signing of a redemption', () => {
  it('registers it, keeps its paper and its files, and begins the review', async () => {
    const caller = await startCaller()
    const { token, statementId, registered, body } = await fileRedemption(caller)
    expect(registered).toMatchObject({ statementType: 'RedemptionStatement', state: 'registered' })
    const paper = await caller.read(documents.document, { token, params: { id: registered.documentId ?? '' } })
    expect(paper).toMatchObject({ isSigned: true, number: registered.registrationNumber, tags: ['Statement'] })
    expect((await caller.send(files.file, { token, params: { id: paper.fileId ?? '' } })).text).toContain('%PDF')
    const kept = body.documents?.[0]?.fileId ?? ''
    expect(refused(await caller.send(files.remove, { token, params: { id: kept } })).code).toBe('FileInUse')
    const change = { ...body, statementId, version: 2, idempotencyKey: 'late' }
    expect(refused(await save(caller, token, change)).code).toBe('NotDraft')
    expect(refused(await save(caller, token, { ...change, version: 1 })).code).toBe('VersionConflict')
    expect(refused(await caller.send(signing.requestCode, { token, query: sms(statementId) })).code).toBe(
      'AlreadyConfirmed',
    )
  })

  it('names the document in the message, and takes a right code once', async () => {
    const caller = await startCaller()
    const { token, statementId } = await openRedemption(caller)
    const ask = () => caller.send(signing.requestCode, { token, query: sms(statementId) })
    const { confirmationToken } = JSON.parse((await ask()).text) as { confirmationToken: string }
    expect(caller.store.state.outbox[0]?.text).toContain('заявления о выплате выкупной суммы')
    expect(await stateOf(caller, token)).toEqual(['waitConfirmation'])
    expect(refused(await ask())).toEqual({ status: 429, code: 'SmsLimit' })
    const code = caller.codeFor(phones.petr)
    const confirm = (confirmationCode: string) =>
      caller.send(signing.confirm, {
        token,
        params: { token: confirmationToken },
        query: { confirmationToken, confirmationCode },
      })
    const { error } = await confirm(wrong(code))
    expect({ code: error.code, left: error['attemptsLeft'] }).toEqual({ code: 'WrongCode', left: 2 })
    await confirm(wrong(code))
    expect((await confirm(wrong(code))).error.code).toBe('TooManyAttempts')
    expect((await confirm(code)).error.code).toBe('TooManyAttempts')
    caller.advance(301)
    expect(refused(await confirm(code))).toEqual({ status: 410, code: 'CodeExpired' })
    expect(await stateOf(caller, token)).toEqual(['draft'])
  })

  it('is refused to a code of before the last change', async () => {
    const caller = await startCaller()
    const { token, statementId, body } = await openRedemption(caller)
    const { confirmationToken } = await caller.read(signing.requestCode, { token, query: sms(statementId) })
    const confirmationCode = caller.codeFor(phones.petr)
    await save(caller, token, { ...body, statementId, version: 1, idempotencyKey: 'changed' })
    const query = { confirmationToken, confirmationCode }
    expect(refused(await caller.send(signing.confirm, { token, params: { token: confirmationToken }, query }))).toEqual(
      {
        status: 410,
        code: 'CodeExpired',
      },
    )
    expect(await stateOf(caller, token)).toEqual(['draft'])
  })

  it('waits for what is missing, and for the check of the files', async () => {
    const caller = await startCaller()
    const anna = await caller.tokenOf(phones.anna)
    expect(refused(await caller.send(signing.requestCode, { token: anna, query: sms('rs-1') })).code).toBe(
      'StatementIncomplete',
    )
    const { token, saved, body } = await openRedemption(caller)
    const { statementId } = saved
    const { userId } = await caller.read(account.authorize, { token })
    const meta = { fileType: 'PassportMain', statementId, statementType: null, title: 'Скан' }
    const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg')
    const fresh = await caller.read(files.upload, { token, query: { userId }, body: { file: picture, meta } })
    const more = [...(body.documents ?? []), { ...file, fileId: fresh.id }]
    const changed = { ...body, statementId, version: 1, idempotencyKey: 'more', documents: more }
    expect((await save(caller, token, changed)).status).toBe(200)
    const ask = () => caller.send(signing.requestCode, { token, query: sms(statementId) })
    expect(Object.keys((await ask()).error.fields ?? {})).toEqual(['documents'])
    caller.advance(5)
    expect((await ask()).status).toBe(200)
  })

  it('belongs to its client alone', async () => {
    const caller = await startCaller()
    const { token, statementId } = await openRedemption(caller)
    const { confirmationToken } = await caller.read(signing.requestCode, { token, query: sms(statementId) })
    const query = { confirmationToken, confirmationCode: caller.codeFor(phones.petr) }
    const anna = await caller.tokenOf(phones.anna)
    expect((await caller.send(signing.requestCode, { token: anna, query: sms(statementId) })).status).toBe(404)
    expect(
      (await caller.send(signing.confirm, { token: anna, params: { token: confirmationToken }, query })).status,
    ).toBe(404)
  })
})

describe('what becomes of a redemption', () => {
  it('follows from what is in it, by the clock alone', async () => {
    const caller = await startCaller()
    await fileRedemption(caller)
    const seen: string[] = []
    for (const seconds of [0, 700, 20 * day, 5 * day]) {
      caller.advance(seconds)
      seen.push(...(await stateOf(caller, await caller.tokenOf(phones.petr))))
    }
    expect(seen).toEqual(['registered', 'inReview', 'approved', 'paid'])
    const token = await caller.tokenOf(phones.petr)
    expect(await caller.read(statements.canSubmitRedemption, { token })).toMatchObject({
      reasonCode: 'NoRedeemableContracts',
    })
  })

  it.each([
    ['needSupplement', { tax: { ...wholeRedemption('').tax, deductionUsage: 'Partly' } }],
    [
      'rejected',
      { bankDetails: { ...wholeRedemption('').bankDetails, bic: '044030412', accountNumber: '40817810900000000001' } },
    ],
  ])('is %s where the fund has to say so', async (state, own) => {
    const caller = await startCaller()
    await fileRedemption(caller, own)
    caller.advance(21 * day)
    expect(await stateOf(caller, await caller.tokenOf(phones.petr))).toEqual([state])
  })
})

it('a draft goes on where the client left it', async () => {
  const caller = await startCaller()
  const token = await caller.tokenOf(phones.anna)
  const [draft] = await caller.read(statements.redemptions, { token, query: { states: 'draft' } })
  expect(draft).toMatchObject({ statementId: 'rs-1', currentStep: 'BankDetails', version: 4, bankDetails: null })
  const attached = await attach(caller, token, 'PassportMain')
  const { state: _, createdDate: __, changedDate: ___, expireDate: ____, history: _____, ...body } = draft ?? {}
  const saved = await save(caller, token, { ...body, idempotencyKey: 'next', documents: [attached] })
  expect(filed(saved.text)).toMatchObject({ version: 5, documents: [{ fileId: attached.fileId }] })
})
