import { describe, expect, it } from 'vitest'
import type { FilingSubject } from '#domain/signing.ts'
import { deductionFiling } from '#system/adapters/statements/deduction-filing.ts'
import { createFiling } from '#system/adapters/statements/filing.ts'
import { joiningDrafts } from '#system/adapters/statements/joining-drafts.ts'
import { joiningFiling } from '#system/adapters/statements/joining-filing.ts'
import { pensionFiling } from '#system/adapters/statements/pension-filing.ts'
import { redemptionDrafts } from '#system/adapters/statements/redemption-drafts.ts'
import { redemptionFiling } from '#system/adapters/statements/redemption-filing.ts'
import { synchronizerFiling } from '#system/adapters/statements/synchronizer-filing.ts'
import { withdrawalFiling } from '#system/adapters/statements/withdrawal-filing.ts'
import { phones, wrong } from '#test/api/sandbox-caller.ts'
import { jpegFile, joiningDraft, pensionApplication, portfolioChange, taxOrder } from '#test/api/statement-samples.ts'
import { openStatements } from './statement-services.ts'

const { signal } = new AbortController()
const lastYear = () => new Date().getFullYear() - 1

describe('an application for the pension', () => {
  it('[4.7-10] is drawn before it is signed by what will be sent, and is then known to be filed', async () => {
    const services = await openStatements()
    const { caller } = services
    const service = pensionFiling(services.dependencies, () => ({
      fundName: 'Причал',
      numberOf: (id) => `договор ${id}`,
      countryOf: () => 'Россия',
    }))
    const { id, ...sent } = await services.api.files.uploadTemporary(
      { body: { file: jpegFile() } },
      { onProgress: () => {} },
    )
    caller.advance(5)
    const scan = { ...sent, fileId: id, fileType: 'PassportMain' }
    const subject: FilingSubject = {
      kind: 'synchronizer',
      statementType: 'PensionStatement',
      statement: pensionApplication('5bb00000-0000-4000-8001-000000000000', [scan]),
    }
    const paper = await service.paper(subject, 'PensionStatement', { signal })
    expect([paper.name, paper.type]).toEqual(['Заявление о назначении негосударственной пенсии.html', 'text/html'])
    expect(await paper.text()).toContain('договор 104612')
    const filing = createFiling(services.dependencies, service)
    const answer = await filing.requestCode(subject, signal)
    if (answer.kind !== 'sent') throw new Error(answer.kind)
    const proof = await filing.confirm(subject, answer.ticket, caller.codeFor(phones.petr), signal)
    expect(proof).toMatchObject({ kind: 'filed', filed: { reviewTermDays: 30 } })
    expect(await service.askFate(subject, signal)).toMatchObject({ kind: 'filed' })
    const again = { ...subject, statement: pensionApplication('5bb00000-0000-4000-8002-000000000000', [scan]) }
    expect(await filing.requestCode(again, signal)).toMatchObject({
      kind: 'refused',
      fault: { code: 'StatementInProgress' },
    })
  })

  it('that is not whole is neither drawn nor sent', async () => {
    const services = await openStatements()
    const service = pensionFiling(services.dependencies, () => ({ fundName: '', numberOf: String, countryOf: String }))
    const subject: FilingSubject = { kind: 'synchronizer', statementType: 'PensionStatement', statement: {} }
    await expect(service.paper(subject, 'PensionStatement', { signal })).rejects.toMatchObject({
      fault: { kind: 'refused', status: 400 },
    })
    expect(await createFiling(services.dependencies, service).requestCode(subject, signal)).toMatchObject({
      kind: 'refused',
    })
  })
})

describe('a statement that comes whole with its signing', () => {
  const begin = async () => {
    const services = await openStatements()
    const service = synchronizerFiling(services.dependencies)
    const subject: FilingSubject = {
      kind: 'synchronizer',
      statementType: 'ChangePortfolioUniversal',
      statement: portfolioChange('3aa00000-0000-4000-8000-000000000000'),
    }
    return {
      services,
      service,
      subject,
      filing: createFiling(services.dependencies, service),
      code: () => services.caller.codeFor(phones.petr),
    }
  }

  it('is filed by its code, and then known to be filed', async () => {
    const { service, subject, filing, code } = await begin()
    expect(await service.askFate(subject, signal)).toEqual({ kind: 'draft', version: null })
    const answer = await filing.requestCode(subject, signal)
    if (answer.kind !== 'sent') throw new Error(answer.kind)
    expect(await service.askFate(subject, signal)).toEqual({ kind: 'draft', version: null })
    await expect(filing.confirm(subject, answer.ticket, wrong(code()), signal)).rejects.toMatchObject({
      fault: { code: 'WrongCode' },
    })
    const proof = await filing.confirm(subject, answer.ticket, code(), signal)
    expect(proof).toMatchObject({
      kind: 'filed',
      filed: { registrationNumber: expect.stringMatching(/^З-/) as string },
    })
    const registered = 'filed' in proof ? proof.filed : null
    expect(await service.askFate(subject, signal)).toMatchObject({
      kind: 'filed',
      filed: { registrationNumber: registered?.registrationNumber, documentId: registered?.documentId },
    })
    expect(await filing.requestCode(subject, signal)).toMatchObject({ kind: 'refused' })
  })

  it('has one code for the same content until another may be asked for, and says when that is', async () => {
    const { subject, filing, code } = await begin()
    const first = await filing.askForCode(subject, signal)
    if (first.kind !== 'sent') throw new Error(first.kind)
    const later = portfolioChange('3aa00000-0000-4000-8001-000000000000')
    const again = await filing.askForCode({ ...subject, statement: later }, signal)
    if (again.kind !== 'sent') throw new Error(again.kind)
    expect(again.ticket).toEqual(first.ticket)
    expect(again.cooldown).toBeGreaterThan(0)
    expect(again.cooldown).toBeLessThanOrEqual(30_000)
    const other = portfolioChange('3aa00000-0000-4000-8002-000000000000', 'Promising')
    await expect(filing.askForCode({ ...subject, statement: other }, signal)).rejects.toMatchObject({
      fault: { status: 429, retryAfter: expect.any(Number) as number },
    })
    await filing.confirm(subject, again.ticket, code(), signal)
    expect(await filing.askForCode(subject, signal)).toMatchObject({ kind: 'refused' })
  })

  it('is not taken for filed by another statement that is signed meanwhile', async () => {
    const { services, service, subject, filing, code } = await begin()
    const asked = await filing.requestCode(subject, signal)
    if (asked.kind !== 'sent') throw new Error(asked.kind)
    const proof = await filing.confirm(subject, asked.ticket, code(), signal)
    if (proof.kind !== 'filed') throw new Error(proof.kind)
    const pension: FilingSubject = {
      kind: 'synchronizer',
      statementType: 'PensionStatement',
      statement: pensionApplication('5bb00000-0000-4000-8003-000000000000', []),
    }
    expect(await service.askFate(pension, signal)).toEqual({ kind: 'draft', version: null })
    const [document] = (
      await services.api.documents.list({
        query: { Tags: ['Statement'], Order: 'CreatedDateDesc', HasTags: true, count: 1 },
      })
    ).items
    expect(document).toMatchObject({ id: proof.filed.documentId, externalId: '104612' })
    const elsewhere = { ...portfolioChange('3aa00000-0000-4000-8000-000000000000'), agreementId: '104613' }
    expect(await service.askFate({ ...subject, statement: elsewhere }, signal)).toEqual({
      kind: 'draft',
      version: null,
    })
    expect(await service.askFate(subject, signal)).toMatchObject({ kind: 'filed' })
  })

  it('bears the same key until it is answered, and another with each new code', async () => {
    const { services, subject, filing } = await begin()
    await services.drop('POST /apirp/synchronizer/v1/Confirmation/confirmation')
    await expect(filing.requestCode(subject, signal)).rejects.toMatchObject({ fault: { kind: 'offline' } })
    const keys = () =>
      services.caller.store.state.answers.filter(({ call }) => call.startsWith('synchronizer')).map(({ key }) => key)
    const first = await filing.requestCode(subject, signal)
    services.caller.advance(31)
    const second = await filing.requestCode(subject, signal)
    expect(keys()).toEqual(['3aa00000-0000-4000-8000-000000000001', '3aa00000-0000-4000-8000-000000000002'])
    expect(first).not.toEqual(second)
  })

  it('is read before it is signed, and refused where it may not be filed', async () => {
    const { services, service, subject, filing } = await begin()
    expect((await service.paper(subject, 'ChangePortfolioUniversal', { signal })).type).toBe('application/pdf')
    expect((await service.paper(subject, 'ChangePortfolioAdditional', { signal })).type).toBe('application/pdf')
    await services.fault('POST /apirp/synchronizer/*', { status: 409, code: 'StatementInProgress' })
    expect(await filing.requestCode(subject, signal)).toMatchObject({
      kind: 'refused',
      fault: { code: 'StatementInProgress' },
    })
    const other: FilingSubject = { kind: 'synchronizer', statementType: 'Unknown', statement: {} }
    expect(await filing.requestCode(other, signal)).toMatchObject({ kind: 'refused' })
  })
})

describe('the withdrawal of a redemption', () => {
  const begin = async (phone: string) => {
    const services = await openStatements(phone)
    const [redemption] = await services.api.statements.redemptions({ query: { states: ['inReview', 'registered'] } })
    const service = withdrawalFiling(services.dependencies, () => redemption?.statementId ?? 'rs-none')
    return { services, service, filing: createFiling(services.dependencies, service) }
  }

  it('is made, read, and signed by a code; then it is known to be filed', async () => {
    const { services, service, filing } = await begin(phones.igor)
    const made = await service.make('key', signal)
    if (made.kind !== 'made') throw new Error(made.fault.code ?? '')
    expect(await service.make('key', signal)).toEqual(made)
    const subject: FilingSubject = { kind: 'statement', statementId: made.statementId, version: null }
    const [document] = await service.documents(signal)
    expect((await service.paper(subject, document?.name ?? '', { signal })).type).toBe('application/pdf')
    const answer = await filing.requestCode(subject, signal)
    if (answer.kind !== 'sent') throw new Error(answer.kind)
    await filing.confirm(subject, answer.ticket, services.caller.codeFor(phones.igor), signal)
    expect(await service.askFate(subject, signal)).toMatchObject({ kind: 'filed' })
    expect(await filing.requestCode(subject, signal)).toEqual({ kind: 'confirmed' })
    expect(await service.make('another', signal)).toMatchObject({ kind: 'refused', fault: { code: 'CannotReject' } })
  })
})

describe('the order of papers for a deduction', () => {
  it('is made, read, and signed by a code; a year is asked for once', async () => {
    const services = await openStatements()
    const service = deductionFiling(services.dependencies)
    const filing = createFiling(services.dependencies, service)
    const years = [lastYear()]
    const made = await service.make(taxOrder('one', years), signal)
    if (made.kind !== 'made') throw new Error(made.fault.code ?? '')
    const subject: FilingSubject = { kind: 'statement', statementId: made.statementId, version: null }
    expect((await service.paper(subject, 'draft', { signal })).type).toBe('application/pdf')
    const answer = await filing.requestCode(subject, signal)
    if (answer.kind !== 'sent') throw new Error(answer.kind)
    expect(await service.askFate(subject, signal)).toEqual({ kind: 'draft', version: null })
    const proof = await filing.confirm(subject, answer.ticket, services.caller.codeFor(phones.petr), signal)
    if (proof.kind !== 'filed') throw new Error(proof.kind)
    const { registrationNumber } = proof.filed
    expect(registrationNumber).toMatch(/^З-/)
    expect(await service.askFate(subject, signal)).toMatchObject({ kind: 'filed', filed: { registrationNumber } })
    expect(await service.make(taxOrder('two', years), signal)).toMatchObject({
      kind: 'refused',
      fault: { code: 'YearAlreadyRequested' },
    })
    expect(await service.askFate({ ...subject, statementId: 'td-none' }, signal)).toEqual({ kind: 'gone' })
    await services.drop('POST /apirp/clientstatements/v1/Statements/TaxDeductionStatements')
    await expect(service.make(taxOrder('three', years), signal)).rejects.toMatchObject({ fault: { kind: 'offline' } })
  })
})

describe('the signing of a redemption', () => {
  it('tells of one that is filed its number, day, term and document', async () => {
    const services = await openStatements(phones.igor)
    const [found] = await services.api.statements.redemptions({ query: { states: ['inReview'] } })
    if (!found) throw new Error('nothing is in review')
    const { statementId, registrationNumber, registrationDate, documentId } = found
    expect(registrationNumber).toMatch(/^З-/)
    const service = redemptionFiling(services.dependencies, redemptionDrafts(services.dependencies, String))
    expect(await service.askFate({ kind: 'statement', statementId, version: 4 }, signal)).toEqual({
      kind: 'filed',
      filed: { statementId, registrationNumber, registrationDate, documentId, reviewTermDays: 30 },
    })
  })
})

describe('the signing of a request to join', () => {
  it('has its documents, and tells the key of its last save for its version', async () => {
    const services = await openStatements(phones.oleg)
    const service = joiningFiling(services.dependencies, joiningDrafts(services.dependencies))
    expect((await service.templates(signal)).map(({ templateName }) => templateName)).toContain('JoiningApplication')
    const subject: FilingSubject = { kind: 'statement', statementId: 'kpp-1', version: 'one' }
    await services.api.joining.save({ body: { ...joiningDraft('one'), currentStep: 2 } })
    expect(await service.askFate(subject, signal)).toEqual({ kind: 'draft', version: 'one' })
    await expect(service.paper(subject, 'JoiningApplication', { signal })).rejects.toMatchObject({
      fault: { code: 'StatementIncomplete' },
    })
    await services.api.joining.save({ body: { ...joiningDraft('two'), currentStep: 2 } })
    expect(await createFiling(services.dependencies, service).requestCode(subject, signal)).toEqual({
      kind: 'outdated',
    })
  })

  it('is filed once it is signed', async () => {
    const services = await openStatements(phones.semyon)
    const service = joiningFiling(services.dependencies, joiningDrafts(services.dependencies))
    const subject: FilingSubject = { kind: 'statement', statementId: 'kpp-10', version: null }
    expect(await service.askFate(subject, signal)).toMatchObject({ kind: 'filed', filed: { statementId: 'kpp-10' } })
  })
})
