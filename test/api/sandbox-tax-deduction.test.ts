import { describe, expect, it } from 'vitest'
import { TaxStatement } from '#domain/tax-statements.ts'
import * as z from 'zod/mini'
import { tables } from '#api/tables/all.ts'
import { signStatement } from './sandbox-redemption.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'
import { personalData, petr, taxOrder } from './statement-samples.ts'

const { contributions, documents, files, statements, taxDeduction } = tables
const day = 86_400

async function begin() {
  const caller = await startCaller()
  const token = await caller.tokenOf(phones.petr)
  const years = await caller.read(contributions.years, { token })
  return { caller, token, years }
}
const order = (caller: Caller, token: string, body: object) => caller.send(taxDeduction.create, { token, body })
const told = ({ text }: { text: string }) => z.parse(TaxStatement, JSON.parse(text))
const codeOf = ({ status, error }: { status: number; error: { code?: string } }) => error.code ?? status
const listed = async (caller: Caller) =>
  caller.read(statements.taxDeductions, { token: await caller.tokenOf(phones.petr) })

describe('papers for a tax deduction', () => {
  it('are ordered once for a key, signed by a code, and made a day later', async () => {
    const { caller, token, years } = await begin()
    const [year = 0] = years
    const first = told(await order(caller, token, taxOrder('one', [year])))
    expect(first).toMatchObject({ state: 'waitConfirmation', documents: [] })
    expect(first.amountByYear[0]?.sum).toBeGreaterThan(0)
    expect(told(await order(caller, token, taxOrder('one', [year])))).toEqual(first)
    const { statementId } = first
    expect((await caller.send(taxDeduction.draft, { token, query: { statementId } })).text).toContain('%PDF')
    const registered = await signStatement(caller, token, phones.petr, statementId)
    expect(registered).toMatchObject({ statementType: 'TaxDeduction', state: 'registered' })
    expect(codeOf(await order(caller, token, taxOrder('two', [year])))).toBe('YearAlreadyRequested')
    caller.advance(day)
    const [made] = await listed(caller)
    expect(made).toMatchObject({ statementId, state: 'completed', documents: [{ year }] })
    const later = await caller.tokenOf(phones.petr)
    const fileId = made?.documents[0]?.fileId ?? ''
    expect((await caller.send(files.file, { token: later, params: { id: fileId } })).text).toContain('%PDF')
    const { totalCount } = await caller.read(documents.list, { token: later, query: { Tags: 'Tax' } })
    expect(totalCount).toBe(1)
  })

  it('give way to another order while nobody has signed them', async () => {
    const { caller, token, years } = await begin()
    await order(caller, token, taxOrder('one', years.slice(0, 1)))
    const { statementId } = told(await order(caller, token, taxOrder('two', years.slice(0, 2))))
    expect((await listed(caller)).map((one) => one.statementId)).toEqual([statementId])
  })

  it('are refused where there is nothing to deduct, or not enough is said', async () => {
    const { caller, token, years } = await begin()
    const [year = 0] = years
    expect(
      await order(caller, token, taxOrder('one', [1990])).then(({ status, error }) => [status, error.code]),
    ).toEqual([422, 'NoContributions'])
    const fieldsOf = async (own: object) =>
      Object.keys((await order(caller, token, { ...taxOrder(`k${Math.random()}`, [year]), ...own })).error.fields ?? {})
    expect(await fieldsOf({ years: [] })).toEqual(['years'])
    expect(await fieldsOf({ years: [year, year] })).toEqual(['years'])
    expect(await fieldsOf({ agreementIds: ['104512'] })).toEqual(['agreementIds'])
    expect(await fieldsOf({ deliveryMethod: 'Email' })).toEqual(['email'])
    expect(await fieldsOf({ personalData: { ...personalData(petr), inn: '500100732258' } })).toEqual([
      'personalData.inn',
    ])
  })

  it('are nobody else’s', async () => {
    const { caller, token } = await begin()
    expect((await caller.send(taxDeduction.draft, { token, query: { statementId: 'td-1' } })).status).toBe(404)
  })
})
