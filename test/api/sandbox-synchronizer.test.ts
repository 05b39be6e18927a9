import { describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { attach } from './sandbox-redemption.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'
import { pensionApplication, portfolioChange } from './statement-samples.ts'

const { documents, files, synchronizerSigning } = tables
const day = 86_400
const codeOf = ({ status, error }: { status: number; error: { code?: string } }) => error.code ?? status
const ask = (caller: Caller, token: string, statementType: string, body: unknown) =>
  caller.send(synchronizerSigning.requestCode, { token, query: { statementType }, body })
const confirm = (caller: Caller, token: string, text: string) => {
  const { confirmationToken } = JSON.parse(text) as { confirmationToken: string }
  const query = { confirmationCode: caller.codeFor(phones.petr) }
  return caller.read(synchronizerSigning.confirm, { token, params: { token: confirmationToken }, query })
}

describe('a change of portfolio', () => {
  it('is signed once, and another waits until it is done, and a year after that', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.petr)
    const change = (key: string) => ask(caller, token, 'ChangePortfolioUniversal', portfolioChange(key))
    const first = await change('one')
    expect((await change('one')).text).toBe(first.text)
    expect(codeOf(await change('early'))).toBe('SmsLimit')
    expect(caller.store.state.outbox[0]?.text).toContain('заявления о смене портфеля')
    const { documentId } = await confirm(caller, token, first.text)
    const { fileId } = await caller.read(documents.document, { token, params: { id: documentId ?? '' } })
    expect((await caller.send(files.file, { token, params: { id: fileId ?? '' } })).text).toContain('%PDF')
    expect(codeOf(await change('two'))).toBe('StatementInProgress')
    const another = async (key: string) =>
      ask(caller, await caller.tokenOf(phones.petr), 'ChangePortfolioUniversal', portfolioChange(key, 'Optimal'))
    caller.advance(day + 700)
    expect(codeOf(await another('three'))).toBe('ChangeNotAllowed')
    caller.advance(366 * day)
    expect((await another('four')).status).toBe(200)
  })

  it('is refused where it may not be, as its draft is', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.petr)
    for (const portfolio of ['Balanced', 'Currency', 'Schlumberger'])
      expect(codeOf(await ask(caller, token, 'ChangePortfolioUniversal', portfolioChange('k', portfolio)))).toBe(
        'ChangeNotAllowed',
      )
    const draft = (body: object) => caller.send(synchronizerSigning.universalDraft, { token, body })
    expect(codeOf(await draft(portfolioChange('k', 'Balanced')))).toBe('ChangeNotAllowed')
    expect(codeOf(await draft({ ...portfolioChange('k'), changes: [] }))).toBe('ValidationError')
    expect(codeOf(await draft({ ...portfolioChange('k'), agreementId: '104512' }))).toBe('NotFound')
  })
})

describe('an application for the pension', () => {
  it('is judged by its rules, and signed', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.petr)
    const { error } = await ask(caller, token, 'PensionStatement', { ...pensionApplication('bare', []), termYears: 3 })
    expect(Object.keys(error.fields ?? {})).toEqual(['termYears', 'documents.PassportMain'])
    const scan = await attach(caller, token, 'PassportMain')
    const { text } = await ask(caller, token, 'PensionStatement', pensionApplication('one', [scan]))
    expect(await confirm(caller, token, text)).toMatchObject({ statementType: 'PensionStatement', state: 'registered' })
    expect(codeOf(await ask(caller, token, 'PensionStatement', pensionApplication('two', [scan])))).toBe(
      'StatementInProgress',
    )
    expect(codeOf(await ask(caller, token, 'PensionStatement', portfolioChange('k')))).toBe('ValidationError')
  })
})
