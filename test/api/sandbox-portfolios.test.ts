import { describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { choicesOf } from '#domain/portfolio-change.ts'
import { phones, startCaller } from './sandbox-caller.ts'

const { balances, files, portfolios } = tables

async function anna() {
  const caller = await startCaller()
  return { caller, token: await caller.tokenOf(phones.anna) }
}

describe('portfolios of a programme', () => {
  it('hold together what the balance says, in shares of a whole', async () => {
    const { caller, token } = await anna()
    const active = await caller.read(portfolios.active, { token, params: { id: '104512' } })
    const query = { date: caller.clock.today() }
    const { total } = await caller.read(balances.balance, { token, params: { id: '104512' }, query })
    expect(active.reduce((sum, { balance }) => sum + balance, 0)).toBeCloseTo(total, 2)
    expect(active.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 1)
  })

  it('may be changed in one programme; in the other the last choice is too fresh, and the next day is told', async () => {
    const { caller, token } = await anna()
    const [first, second] = await Promise.all(
      ['104512', '104513'].map((id) => caller.read(portfolios.options, { token, params: { id } })),
    )
    expect(first?.map((one) => choicesOf(one).size > 0)).toEqual([true, true])
    expect(second?.map(({ isChangeAllowed, nextChangeDate }) => ({ isChangeAllowed, nextChangeDate }))).toEqual([
      { isChangeAllowed: false, nextChangeDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string },
    ])
  })

  it('change by papers only as far as the programme allows', async () => {
    const { caller, token } = await anna()
    const asked = (change: object) =>
      caller.send(portfolios.statementDraft, {
        token,
        query: {
          agreementId: '104512',
          contributionType: 'Company',
          changeType: 'AllFunds',
          portfolioName: 'Conservative',
          ...change,
        },
      })
    expect((await asked({})).status).toBe(200)
    const refused = await Promise.all(
      [
        { portfolioName: 'Balanced' },
        { portfolioName: 'Currency' },
        { changeType: 'AccumulatedFunds' },
        { agreementId: '104513' },
        { contributionType: 'State' },
      ].map(asked),
    )
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
      refused.map(() => [409, 'ChangeNotAllowed']),
    )
    expect((await asked({ agreementId: '104999' })).status).toBe(404)
  })

  it('have a memorandum with its file where the contract has one, for its owner alone', async () => {
    const { caller, token } = await anna()
    const file = (await caller.read(portfolios.memorandum, { token, query: { agreementId: '104512' } }))?.fileId ?? ''
    expect((await caller.send(files.file, { token, params: { id: file } })).status).toBe(200)
    expect((await caller.send(portfolios.memorandum, { token, query: { agreementId: '104513' } })).status).toBe(404)
    const other = await caller.tokenOf(phones.galina)
    expect((await caller.send(files.file, { token: other, params: { id: file } })).status).toBe(404)
  })
})
