import { describe, expect, it } from 'vitest'
import { toAuth } from '#domain/auth-answers.ts'
import { isConsentSigned } from '#domain/auth.ts'
import { tables } from '#api/tables/all.ts'
import { phones, startCaller, wrong, type Caller } from './sandbox-caller.ts'

const { agreements, auth, consent, templates } = tables
const { pavel } = phones

const create = (caller: Caller, token: string) => caller.send(consent.create, { token, body: { consentType: 'PDn' } })
const requestCode = async (caller: Caller, token: string, consentId = 'cons-none') =>
  caller.send(consent.requestCode, { token, body: { consentId, confirmationType: 'Sms' } })
const confirm = (caller: Caller, token: string, id: string, confirmationCode: string) =>
  caller.send(consent.confirm, { token, params: { id }, query: { confirmationCode } })

/** A consent whose code has been sent. */
async function ordered() {
  const caller = await startCaller()
  const session = await caller.signIn(pavel)
  const token = session.accessToken
  const { consentId } = await caller.read(consent.create, { token, body: { consentType: 'PDn' } })
  const sent = await caller.read(consent.requestCode, { token, body: { consentId, confirmationType: 'Sms' } })
  return { caller, session, token, consentId, sent, code: caller.codeFor(pavel) }
}

describe('the consent to personal data processing', () => {
  it('is signed by the code, and the next refresh carries its scope', async () => {
    const { caller, session, token, consentId, sent, code } = await ordered()
    expect(sent).toMatchObject({ smsAttempts: 3, phoneMask: '+7 999 ***-**-02' })
    expect(Date.parse(sent.expireTime ?? '') - caller.clock.now()).toBeGreaterThan(290_000)
    expect(JSON.parse((await confirm(caller, token, sent.id, code)).text)).toMatchObject({ consentId, state: 'signed' })
    expect((await caller.send(agreements.products, { token })).error.code).toBe('AccessDenied')
    const renewed = await caller.read(auth.refresh, { body: { refreshToken: session.refreshToken } })
    expect([toAuth(session), toAuth(renewed)].map((one) => one !== null && isConsentSigned(one))).toEqual([false, true])
    expect((await caller.send(agreements.products, { token: renewed.accessToken })).status).toBe(200)
    expect((await create(caller, token)).error.code).toBe('AlreadySigned')
    expect((await requestCode(caller, token, consentId)).error.code).toBe('AlreadySigned')
  })

  it('refuses wrong codes, then every code, then a late one', async () => {
    const { caller, token, consentId, sent, code } = await ordered()
    const codes = [
      await confirm(caller, token, sent.id, wrong(code)),
      await confirm(caller, token, sent.id, wrong(code)),
      await confirm(caller, token, sent.id, wrong(code)),
    ]
    expect(codes.map(({ error }) => error.code)).toEqual(['WrongCode', 'WrongCode', 'TooManyAttempts'])
    expect((await requestCode(caller, token, consentId)).error.code).toBe('SmsLimit')
    caller.advance(30)
    const { id } = JSON.parse((await requestCode(caller, token, consentId)).text) as { id: string }
    caller.advance(300)
    expect((await confirm(caller, token, id, caller.codeFor(pavel))).error.code).toBe('CodeExpired')
  })

  it('is of one kind, one person, and known', async () => {
    const { caller, token, consentId, sent, code } = await ordered()
    expect((await caller.send(consent.create, { token, body: { consentType: 'Ads' } })).error.code).toBe(
      'ValidationError',
    )
    expect((await caller.send(consent.draft, { token, query: { consentType: 'Ads' } })).error.code).toBe(
      'ValidationError',
    )
    expect((await requestCode(caller, token)).status).toBe(404)
    const stranger = await caller.tokenOf(phones.petr)
    expect((await requestCode(caller, stranger, consentId)).status).toBe(404)
    expect((await confirm(caller, stranger, sent.id, code)).status).toBe(404)
  })

  it('is read before as a page of HTML and as a PDF', async () => {
    const caller = await startCaller({ fundName: 'НПФ «Маяк»' })
    const html = await caller.send(templates.staticTemplate, { params: { name: 'Pdn' } })
    expect(html.headers.get('content-type')).toContain('text/html')
    expect(html.text).toContain('НПФ «Маяк»')
    expect((await caller.send(templates.staticTemplate, { params: { name: 'Other' } })).status).toBe(404)
    const pdf = await caller.send(consent.draft, { token: await caller.tokenOf(pavel), query: { consentType: 'PDn' } })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('Согласие')}`)
    expect(Number(pdf.headers.get('content-length'))).toBe(pdf.text.length)
    expect(pdf.text.startsWith('%PDF-1.4')).toBe(true)
    const table = Number(/startxref\n(\d+)\n/.exec(pdf.text)?.[1])
    expect(pdf.text.slice(table, table + 4)).toBe('xref')
  })
})
