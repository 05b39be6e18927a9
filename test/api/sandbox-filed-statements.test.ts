import { describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { attach, signStatement } from './sandbox-redemption.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'

const { documents, filedStatements, statements } = tables
const day = 86_400
const codeOf = ({ status, error }: { status: number; error: { code?: string } }) => error.code ?? status
const historyOf = async (caller: Caller, phone: string, states: string) => {
  const token = await caller.tokenOf(phone)
  const [statement] = await caller.read(statements.redemptions, { token, query: { states } })
  return statement?.history.map(({ state }) => state)
}

describe('a withdrawal', () => {
  const withdraw = (caller: Caller, token: string, redemptionStatementId: string, idempotencyKey: string) =>
    caller.send(filedStatements.withdraw, { token, body: { redemptionStatementId, idempotencyKey } })
  const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { statementId: string }).statementId

  it('is signed by a code of its own, and takes the statement back', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.igor)
    const id = idOf(await withdraw(caller, token, 'rs-7', 'one'))
    expect([
      idOf(await withdraw(caller, token, 'rs-7', 'one')),
      idOf(await withdraw(caller, token, 'rs-7', 'two')),
    ]).toEqual([id, id])
    const { documentId, statementType } = await signStatement(caller, token, phones.igor, id)
    expect(statementType).toBe('ClientRejected')
    expect(caller.store.state.outbox[0]?.text).toContain('отзыва заявления о выкупе')
    expect(await caller.read(documents.document, { token, params: { id: documentId ?? '' } })).toMatchObject({
      isSigned: true,
    })
    expect(await historyOf(caller, phones.igor, 'clientRejected')).toEqual([
      'draft',
      'registered',
      'inReview',
      'clientRejected',
    ])
    expect(codeOf(await withdraw(caller, token, 'rs-7', 'three'))).toBe('CannotReject')
    expect(await caller.read(statements.canSubmitRedemption, { token })).toMatchObject({ canSubmitNew: true })
  })

  it('is allowed from the registration until the decision', async () => {
    const caller = await startCaller()
    const ask = async (phone: string, statementId: string) =>
      caller.read(statements.canWithdraw, { token: await caller.tokenOf(phone), query: { statementId } })
    expect(await ask(phones.anna, 'rs-1')).toMatchObject({ canClientRejected: false, reasonCode: 'NotFiled' })
    expect(await ask(phones.vera, 'rs-5')).toMatchObject({ canClientRejected: true })
    const token = await caller.tokenOf(phones.igor)
    const id = idOf(await withdraw(caller, token, 'rs-7', 'one'))
    caller.advance(20 * day)
    expect(await ask(phones.igor, 'rs-7')).toMatchObject({ canClientRejected: false, reasonCode: 'Decided' })
    await expect(signStatement(caller, await caller.tokenOf(phones.igor), phones.igor, id)).rejects.toThrow(
      'CannotReject',
    )
  })

  it('is nobody else’s', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    expect(codeOf(await withdraw(caller, token, 'rs-7', 'one'))).toBe('NotFound')
    const query = { statementId: 'rs-7' }
    expect((await caller.send(filedStatements.fillWithdrawal, { token, query })).status).toBe(404)
  })
})

describe('a supplement', () => {
  const send = async (caller: Caller, phone: string, own: object) => {
    const token = await caller.tokenOf(phone)
    const body = { statementId: 'rs-5', statementType: 'RedemptionStatement', comment: null, idempotencyKey: 'one' }
    return caller.send(filedStatements.supplement, { token, body: { ...body, documents: [], ...own } })
  }

  it('lets the review go on, once', async () => {
    const caller = await startCaller()
    const documents = [await attach(caller, await caller.tokenOf(phones.vera), 'PassportMain')]
    const first = await send(caller, phones.vera, { documents })
    expect(JSON.parse(first.text)).toMatchObject({ statementId: 'rs-5', state: 'inReview' })
    expect((await send(caller, phones.vera, { documents })).text).toBe(first.text)
    expect(codeOf(await send(caller, phones.vera, { documents, idempotencyKey: 'two' }))).toBe('NotNeeded')
    caller.advance(20 * day)
    expect(await historyOf(caller, phones.vera, 'approved')).toEqual([
      'draft',
      'registered',
      'inReview',
      'needSupplement',
      'inReview',
      'approved',
    ])
  })

  it('needs a document, and a statement that waits for it', async () => {
    const caller = await startCaller()
    expect(Object.keys((await send(caller, phones.vera, {})).error.fields ?? {})).toEqual(['documents'])
    expect(codeOf(await send(caller, phones.vera, { statementType: 'TaxDeduction' }))).toBe('ValidationError')
    expect(codeOf(await send(caller, phones.igor, { statementId: 'rs-7' }))).toBe('NotNeeded')
    expect(codeOf(await send(caller, phones.anna, {}))).toBe('NotFound')
  })
})
