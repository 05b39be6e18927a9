import { describe, expect, it, onTestFinished } from 'vitest'
import { createActor, setup, waitFor, type AnyActorRef, type SnapshotFrom } from 'xstate'
import { tables } from '#api/tables/all.ts'
import { fault } from '#domain/faults.ts'
import type { FilingSubject } from '#domain/signing.ts'
import { documentsOf } from '#domain/statement-documents.ts'
import { errorText } from '#machines/signing/selectors.ts'
import type { codeEntry } from '#machines/code-entry/machine.ts'
import { filledCodeEntry } from '#system/adapters/kit/code-entry.ts'
import { createFiling, filingCodes, type FilingService } from '#system/adapters/statements/filing.ts'
import { redemptionDrafts } from '#system/adapters/statements/redemption-drafts.ts'
import { redemptionFiling } from '#system/adapters/statements/redemption-filing.ts'
import { filledSigning } from '#system/adapters/statements/signing.ts'
import { receivedBy } from '#system/browser/received-files.ts'
import { phones, wrong } from '#test/api/sandbox-caller.ts'
import { jpegFile, wholeRedemption } from '#test/api/statement-samples.ts'
import { openStatements, type Statements } from './statement-services.ts'

const codes = 'POST /apirp/clientstatements/v1/Statements/Confirmation'

/** Signs what is given, as a wizard does. */
function sign({ dependencies }: Statements, service: FilingService, subject: FilingSubject, documents: string[] = []) {
  const parent = createActor(
    setup({ actors: { signing: filledSigning(dependencies, service) } }).createMachine({
      invoke: { id: 'signing', src: 'signing', input: { subject, documents } },
    }),
  ).start()
  onTestFinished(() => void parent.stop())
  const signing = parent.getSnapshot().children.signing
  if (!signing) throw new Error('nothing is signed')
  type Snapshot = SnapshotFrom<ReturnType<typeof filledSigning>>
  const until = (is: (at: Snapshot) => boolean) => waitFor(signing, is, { timeout: 8000 })
  const code = () => signing.getSnapshot().children.codeEntry as AnyActorRef
  return {
    signing,
    until,
    at: (...states: string[]) =>
      until(({ value }) => states.includes(typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''))),
    code,
    askForCode: () => signing.send({ type: 'code.requested' }),
    type: (typed: string) => code().send({ type: 'code.typed', code: typed }),
    codeAt: (is: (at: SnapshotFrom<typeof codeEntry>) => boolean) =>
      waitFor(code(), (at) => is(at as SnapshotFrom<typeof codeEntry>), { timeout: 8000 }) as Promise<
        SnapshotFrom<typeof codeEntry>
      >,
  }
}

async function attach({ api, caller }: Statements, fileType: string) {
  const file = jpegFile()
  const { id, fileName, size, contentType } = await api.files.uploadTemporary(
    { body: { file } },
    { onProgress: () => undefined },
  )
  caller.advance(5)
  return { fileId: id, fileName, fileType, size, contentType }
}

/** A redemption that nothing is missing from. */
async function begin(own: object = {}) {
  const services = await openStatements()
  const documents = [await attach(services, 'PassportMain'), await attach(services, 'PassportRegistration')]
  const body = { ...wholeRedemption('whole'), documents, ...own }
  const { statementId, version } = await services.api.redemption.save({ body })
  const drafts = redemptionDrafts(services.dependencies, () => '2026.02')
  const filing = redemptionFiling(services.dependencies, drafts)
  const subject = { kind: 'statement', statementId, version: version ?? null } as const
  const saveElsewhere = () =>
    services.caller.read(tables.redemption.save, {
      token: services.session.token,
      body: { ...body, statementId, version: version ?? 0, idempotencyKey: 'elsewhere' },
    })
  return { services, filing, subject, saveElsewhere, codeSent: () => services.caller.codeFor(phones.petr) }
}

describe('the signing of a redemption', () => {
  it('shows its documents and files it by the code of exactly this version', async () => {
    const { services, filing, subject, codeSent } = await begin()
    const documents = documentsOf(await filing.templates(new AbortController().signal), wholeRedemption('').contracts)
    expect(documents.map(({ title }) => title)).toContain(
      'Заявление о выплате выкупной суммы, договор №\u00A0ИПП-2021/0905',
    )
    const { signing, at, until, askForCode, type } = sign(
      services,
      filing,
      subject,
      documents.map(({ name }) => name),
    )
    askForCode()
    for (const { name } of documents) {
      signing.send({ type: 'document.opened', document: name })
      await until(({ context }) => context.received.includes(name))
      expect(receivedBy(signing)?.type).toBe('application/pdf')
      signing.send({ type: 'document.seen', document: name })
    }
    askForCode()
    const { context } = await at('code')
    expect(context.ticket).toMatchObject({
      confirmationToken: expect.stringMatching(/^sign-/) as string,
      smsAttempts: 3,
    })
    type(codeSent())
    const { output } = await at('signed')
    expect(output).toMatchObject({
      result: 'signed',
      filed: { statementId: subject.statementId, registrationNumber: expect.stringMatching(/^З-/) as string },
    })
  })

  it('says why a document cannot be shown', async () => {
    const { services, filing, subject } = await begin({ bankDetails: null })
    const { signing, until } = sign(services, filing, subject, ['BankDetailsConfirmation'])
    signing.send({ type: 'document.opened', document: 'BankDetailsConfirmation' })
    const { context } = await until(({ context: { fault } }) => fault !== null)
    expect(context).toMatchObject({ received: [], fault: { status: 409, code: 'StatementIncomplete' } })
  })

  it('sends no code for a version that nobody here has seen', async () => {
    const { services, filing, subject, saveElsewhere } = await begin()
    await saveElsewhere()
    const sent = services.caller.store.state.outbox.length
    const { at, askForCode } = sign(services, filing, subject)
    askForCode()
    await at('outdated')
    expect(services.caller.store.state.outbox).toHaveLength(sent)
  })

  it('sends another code for the same version, and none once that has moved', async () => {
    const { services, filing, subject, saveElsewhere } = await begin()
    const { at, askForCode } = sign(services, filing, subject)
    askForCode()
    const { ticket } = (await at('code')).context
    if (!ticket) throw new Error('no code was sent')
    const chart = filledCodeEntry(filingCodes(createFiling(services.dependencies, filing)))
    const enter = (asked: typeof ticket) => {
      const actor = createActor(chart, { input: { subject, ticket: asked, cooldown: 0 } }).start()
      onTestFinished(() => void actor.stop())
      return actor
    }
    const code = enter(ticket)
    const resend = async () => {
      await waitFor(code, (now) => now.can({ type: 'code.resendRequested' }), { timeout: 8000 })
      code.send({ type: 'code.resendRequested' })
      return waitFor(code, (now) => !now.matches({ asking: { resend: 'sending' } }), { timeout: 8000 })
    }
    await resend()
    expect(code.getSnapshot().context.ticket).toEqual(ticket)
    services.caller.advance(31)
    const renewed = (await resend()).context.ticket
    expect(renewed.confirmationToken).not.toBe(ticket.confirmationToken)
    await saveElsewhere()
    const other = enter(renewed)
    await waitFor(other, (now) => now.can({ type: 'code.resendRequested' }), { timeout: 8000 })
    other.send({ type: 'code.resendRequested' })
    expect((await waitFor(other, ({ status }) => status === 'done', { timeout: 8000 })).output).toEqual({
      outcome: 'unknown',
    })
  })

  it('takes another code after a wrong one, and a new one where the tries are spent', async () => {
    const { services, filing, subject, codeSent } = await begin()
    const { at, askForCode, type, codeAt } = sign(services, filing, subject)
    askForCode()
    await at('code')
    type(wrong(codeSent()))
    const { context } = await codeAt(({ context: { errors } }) => errors === 1)
    expect(context.fault).toMatchObject({ code: 'WrongCode', attemptsLeft: 2 })
    services.caller.advance(301)
    type(codeSent())
    await codeAt((now) => now.matches({ asking: { input: 'spent' } }))
  })

  it('asks what has become of it where no answer to the code came', async () => {
    const { services, filing, subject, codeSent } = await begin()
    const { at, askForCode, type } = sign(services, filing, subject)
    askForCode()
    await at('code')
    await services.drop(`${codes}/*`)
    type(codeSent())
    await at('previewing')
  })

  it('is known to be filed where the answer alone was lost', async () => {
    const { services, filing, subject, codeSent } = await begin()
    const { at, askForCode, type, signing } = sign(services, filing, subject)
    askForCode()
    const { context } = await at('code')
    const query = { confirmationToken: context.ticket?.confirmationToken ?? '', confirmationCode: codeSent() }
    await services.api.signing.confirm({ params: { token: query.confirmationToken }, query, body: {} })
    await services.drop(`${codes}/*`)
    type(query.confirmationCode)
    await at('signed')
    expect(signing.getSnapshot().output).toMatchObject({
      result: 'signed',
      filed: { statementId: subject.statementId },
    })
  })

  it('is refused where the services refuse it, and may be asked for again where they do not answer', async () => {
    const { services, filing, subject } = await begin()
    const again = sign(services, filing, subject)
    await services.drop(codes)
    again.askForCode()
    expect((await again.until(({ context }) => context.fault !== null)).value).toEqual({ previewing: 'choosing' })
    await services.fault(codes, { status: 409, code: 'StatementInProgress' })
    again.askForCode()
    expect((await again.at('refused')).output).toMatchObject({ fault: { code: 'StatementInProgress' } })
  })

  it('waits for the sign-in before it asks what has become of it', async () => {
    const { services, filing, subject, codeSent } = await begin()
    const { at, askForCode, type, signing } = sign(services, filing, subject)
    askForCode()
    await at('code')
    await services.fault('GET /apirp/clientstatements/*', { status: 401 })
    await services.drop(`${codes}/*`)
    type(codeSent())
    await at('unknown')
    signing.send({ type: 'session.restored' })
    await at('previewing')
  })
})

it('a code that is asked for too early says in how many seconds there may be another', () => {
  const of = (given: Parameters<typeof fault>[0]) =>
    errorText({ context: { fault: fault(given) } } as Parameters<typeof errorText>[0])
  expect(of({ kind: 'refused', status: 429, retryAfter: 22_400 })).toBe(
    'Код недавно отправлен. Новый можно запросить через 23\u00A0секунды',
  )
  expect(of({ kind: 'refused', status: 429 })).toMatch(/\(429\)$/)
})
