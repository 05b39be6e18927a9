import { describe, expect, it } from 'vitest'
import { scopes } from '#domain/auth.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'
import { begunRedemption, joiningDraft, portfolioChange, taxOrder } from './statement-samples.ts'
import { attach, fileRedemption, openRedemption } from './sandbox-redemption.ts'
import { device, esiaToken, phones, startCaller, visitEsia, type Caller } from './sandbox-caller.ts'

const {
  account,
  agreements,
  auth,
  balances,
  cashFlow,
  contributions,
  consent,
  content,
  documents,
  filedStatements,
  files,
  investment,
  joining,
  lookups,
  maintenance,
  portfolios,
  redemption,
  sharers,
  signing,
  statements,
  support,
  synchronizer,
  synchronizerSigning,
  taxDeduction,
  templates,
} = tables
type Endpoints = typeof tables
type Names = { [S in keyof Endpoints]: `${S}.${Extract<keyof Endpoints[S], string>}` }[keyof Endpoints]

const bearer = async (caller: Caller, phone = phones.anna) => ({ token: await caller.tokenOf(phone) })
const orderConsent = async (caller: Caller, token: string) =>
  (await caller.read(consent.create, { token, body: { consentType: 'PDn' } })).consentId
const report = { agreementId: '104512', period: { start: '2025-01-01', end: '2025-12-31' } }
const change = {
  agreementId: '104512',
  changeType: 'NewContributions',
  contributionType: 'Company',
  portfolioName: 'Conservative',
}
const person = {
  lastName: 'Фёдорова',
  firstName: 'Мария',
  middleName: 'Игоревна',
  birthDate: '1990-08-21',
  snils: '087-654-303 00',
}

const picture = {
  file: new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'picture.jpg', { type: 'image/jpeg' }),
  meta: { fileType: 'Avatar', statementId: null, statementType: null, title: 'Фотография клиента' },
}
async function upload(caller: Caller, token: string) {
  const { userId } = await caller.read(account.authorize, { token })
  return caller.read(files.upload, { token, query: { userId }, body: picture })
}
const sender = {
  fullName: 'Примеров Иван',
  phone: '89991112233',
  email: 'ivan@example.ru',
  topic: 'Account',
  agreementAccepted: true,
}

/** One good call of every endpoint there is; one without it does not compile. */
const calls: Record<Names, (caller: Caller) => Promise<unknown>> = {
  'account.authorize': async (caller) => caller.read(account.authorize, await bearer(caller)),
  'account.me': async (caller) => caller.read(account.me, await bearer(caller)),
  'account.changeMe': async (caller) => {
    const at = await bearer(caller)
    const { phoneNumber: _, login: __, emailConfirmed: ___, ...own } = await caller.read(account.me, at)
    return caller.read(account.changeMe, { ...at, body: { ...own, email: 'new@example.ru' } })
  },
  'account.sendConfirmationEmail': async (caller) => caller.read(account.sendConfirmationEmail, await bearer(caller)),
  'account.confirmEmail': async (caller) => {
    await caller.read(account.sendConfirmationEmail, await bearer(caller))
    const link = caller.store.state.outbox[0]?.link ?? ''
    return caller.read(account.confirmEmail, {
      query: { confirmationKey: new URL(link, caller.url).searchParams.get('confirmationKey') ?? '' },
    })
  },
  'account.passport': async (caller) => caller.read(account.passport, await bearer(caller)),
  'account.restriction': async (caller) => caller.read(account.restriction, await bearer(caller)),
  'account.blocking': async (caller) => caller.read(account.blocking, await bearer(caller, '89990000005')),
  'agreements.products': async (caller) => caller.read(agreements.products, await bearer(caller)),
  'agreements.features': async (caller) =>
    caller.read(agreements.features, { ...(await bearer(caller)), query: { agreementId: '104512' } }),
  'agreements.objectProperties': async (caller) =>
    caller.read(agreements.objectProperties, {
      ...(await bearer(caller)),
      query: { objectId: '104512', objectType: 'Agreement', propertyType: 'Feature' },
    }),
  'auth.providers': (caller) => caller.read(auth.providers),
  'auth.refresh': async (caller) =>
    caller.read(auth.refresh, { body: { refreshToken: (await caller.signIn(phones.anna)).refreshToken } }),
  'auth.logout': async (caller) => caller.read(auth.logout, await bearer(caller)),
  'auth.sendSms': (caller) => caller.read(auth.sendSms, { query: { phoneNumber: phones.anna }, body: device }),
  'auth.registerSms': async (caller) =>
    caller.read(auth.registerSms, {
      body: {
        deviceInfoDataArgs: device,
        phoneNumber: '89990000009',
        esiaConfirmationToken: await esiaToken(caller, 'Authorized', 'P9'),
      },
    }),
  'auth.confirmSms': (caller) => caller.signIn(phones.anna),
  'auth.confirmRegistration': async (caller) => {
    const esiaConfirmationToken = await esiaToken(caller, 'Authorized', 'P9')
    const { confirmationToken } = await caller.read(auth.registerSms, {
      body: { deviceInfoDataArgs: device, phoneNumber: '89990000009', esiaConfirmationToken },
    })
    const query = { confirmationCode: caller.codeFor('89990000009'), esiaConfirmationToken }
    return caller.read(auth.confirmRegistration, { params: { token: confirmationToken }, query })
  },
  'auth.gateway': (caller) => caller.read(auth.gateway, { body: { redirectPath: '/lk/esia' } }),
  'auth.openSession': async (caller) =>
    caller.read(auth.openSession, {
      body: { deviceName: 'x', deviceId: '1' },
      headers: { cookie: (await visitEsia(caller, 'Authorized')).cookie },
    }),
  'auth.bindingState': async (caller) =>
    caller.read(auth.bindingState, { params: { token: await esiaToken(caller, 'Authorized', 'P1') } }),
  'auth.confirmEsia': async (caller) =>
    caller.read(auth.confirmEsia, { params: { token: await esiaToken(caller, 'Authorized', 'P1') } }),
  'balances.balance': async (caller) =>
    caller.read(balances.balance, {
      ...(await bearer(caller)),
      params: { id: '104512' },
      query: { date: caller.clock.today() },
    }),
  'balances.lastOperations': async (caller) =>
    caller.read(balances.lastOperations, { ...(await bearer(caller)), params: { id: '104512' }, query: { amount: 3 } }),
  'cashFlow.operations': async (caller) =>
    caller.read(cashFlow.operations, {
      ...(await bearer(caller)),
      params: { id: '104512' },
      query: { begin: '2025-01-01', end: '2025-12-31', pageSize: 5 },
    }),
  'portfolios.all': async (caller) => caller.read(portfolios.all, await bearer(caller)),
  'portfolios.options': async (caller) =>
    caller.read(portfolios.options, { ...(await bearer(caller)), params: { id: '104512' } }),
  'portfolios.active': async (caller) =>
    caller.read(portfolios.active, { ...(await bearer(caller)), params: { id: '104512' } }),
  'portfolios.memorandum': async (caller) =>
    caller.read(portfolios.memorandum, { ...(await bearer(caller)), query: { agreementId: '104512' } }),
  'portfolios.statementDraft': async (caller) =>
    caller.read(portfolios.statementDraft, { ...(await bearer(caller)), query: change }),
  'portfolios.agreementDraft': async (caller) =>
    caller.read(portfolios.agreementDraft, { ...(await bearer(caller)), query: change }),
  'sharers.assignees': async (caller) =>
    caller.read(sharers.assignees, { ...(await bearer(caller)), params: { id: '104512' } }),
  'cashFlow.turnover': async (caller) =>
    caller.read(cashFlow.turnover, {
      ...(await bearer(caller)),
      params: { id: '104512' },
      query: { begin: '2025-01-01', end: caller.clock.today() },
    }),
  'cashFlow.document': async (caller) =>
    caller.read(cashFlow.document, { ...(await bearer(caller)), query: { idDocument: 'pd-104513-Balanced-0' } }),
  'cashFlow.years': async (caller) =>
    caller.read(cashFlow.years, { ...(await bearer(caller)), query: { productId: '104512' } }),
  'contributions.years': async (caller) => caller.read(contributions.years, await bearer(caller)),
  'contributions.individual': async (caller) => caller.read(contributions.individual, await bearer(caller)),
  'contributions.annualSums': async (caller) =>
    caller.read(contributions.annualSums, { ...(await bearer(caller)), body: { years: [2024] } }),
  'consent.create': async (caller) => orderConsent(caller, (await bearer(caller, phones.pavel)).token),
  'consent.requestCode': async (caller) => {
    const { token } = await bearer(caller, phones.pavel)
    return caller.read(consent.requestCode, {
      token,
      body: { consentId: await orderConsent(caller, token), confirmationType: 'Sms' },
    })
  },
  'consent.confirm': async (caller) => {
    const { token } = await bearer(caller, phones.pavel)
    const { id } = await caller.read(consent.requestCode, {
      token,
      body: { consentId: await orderConsent(caller, token), confirmationType: 'Sms' },
    })
    return caller.read(consent.confirm, {
      token,
      params: { id },
      query: { confirmationCode: caller.codeFor(phones.pavel) },
    })
  },
  'consent.draft': async (caller) =>
    caller.read(consent.draft, { ...(await bearer(caller, phones.pavel)), query: { consentType: 'PDn' } }),
  'content.routes': (caller) => caller.read(content.routes),
  'content.page': (caller) => caller.read(content.page, { params: { id: 'home' } }),
  'content.liteSection': (caller) => caller.read(content.liteSection, { params: { id: 'sever' } }),
  'content.program': (caller) => caller.read(content.program, { params: { id: '104512' } }),
  'content.portfolio': (caller) => caller.read(content.portfolio, { params: { id: 'Conservative' } }),
  'documents.document': async (caller) =>
    caller.read(documents.document, { ...(await bearer(caller)), params: { id: 'd-104512' } }),
  'documents.list': async (caller) => caller.read(documents.list, await bearer(caller)),
  'documents.tags': async (caller) => caller.read(documents.tags, await bearer(caller)),
  'filedStatements.supplement': async (caller) => {
    const token = await caller.tokenOf(phones.vera)
    const documents = [await attach(caller, token, 'PassportMain')]
    const body = { statementId: 'rs-5', statementType: 'RedemptionStatement', comment: null, documents }
    return caller.read(filedStatements.supplement, { token, body: { ...body, idempotencyKey: 'one' } })
  },
  'statements.canWithdraw': async (caller) =>
    caller.read(statements.canWithdraw, {
      ...(await bearer(caller, phones.igor)),
      query: { statementId: 'rs-7' },
    }),
  'filedStatements.withdraw': async (caller) =>
    caller.read(filedStatements.withdraw, {
      ...(await bearer(caller, phones.igor)),
      body: { redemptionStatementId: 'rs-7', idempotencyKey: 'one' },
    }),
  'filedStatements.withdrawalTemplates': async (caller) =>
    caller.read(filedStatements.withdrawalTemplates, {
      ...(await bearer(caller, phones.igor)),
      query: { redemptionStatementId: 'rs-7' },
    }),
  'filedStatements.fillWithdrawal': async (caller) =>
    caller.read(filedStatements.fillWithdrawal, {
      ...(await bearer(caller, phones.igor)),
      query: { statementId: 'rs-7' },
    }),
  'files.file': async (caller) => caller.read(files.file, { ...(await bearer(caller)), params: { id: 'f-d-104512' } }),
  'files.info': async (caller) => caller.read(files.info, { ...(await bearer(caller)), params: { id: 'f-d-104512' } }),
  'files.upload': async (caller) => upload(caller, await caller.tokenOf(phones.anna)),
  'files.uploadTemporary': async (caller) =>
    caller.read(files.uploadTemporary, { ...(await bearer(caller)), body: { file: picture.file } }),
  'files.check': async (caller) => {
    const token = await caller.tokenOf(phones.anna)
    const { id } = await upload(caller, token)
    return caller.read(files.check, { token, params: { id } })
  },
  'files.remove': async (caller) => {
    const token = await caller.tokenOf(phones.anna)
    const { id } = await upload(caller, token)
    return caller.read(files.remove, { token, params: { id } })
  },
  'support.application': (caller) =>
    caller.read(support.application, {
      body: { ...sender, companyName: 'ООО «Север»', companyInn: '7707083893', message: null },
    }),
  'support.agreement': (caller) => caller.read(support.agreement, { body: { email: 'ivan@example.ru' } }),
  'support.question': (caller) =>
    caller.read(support.question, { body: { ...sender, question: 'Как изменить взнос?' } }),
  'investment.periods': (caller) => caller.read(investment.periods),
  'investment.structure': (caller) => caller.read(investment.structure, { query: { Portfolio: 'Balanced' } }),
  'investment.issuers': (caller) => caller.read(investment.issuers, { query: { Portfolio: 'Balanced' } }),
  'investment.saving': (caller) => caller.read(investment.saving),
  'investment.issuerPeriods': (caller) => caller.read(investment.issuerPeriods, { query: { PeriodType: 'Year' } }),
  'investment.issuerPortfolios': async (caller) => {
    const [period] = await caller.read(investment.issuerPeriods, { query: { PeriodType: 'Month' } })
    return caller.read(investment.issuerPortfolios, {
      query: { PeriodDate: period?.periodDate ?? '', PeriodType: 'Month' },
    })
  },
  'investment.ratingPeriods': (caller) => caller.read(investment.ratingPeriods),
  'investment.rating': (caller) => caller.read(investment.rating),
  'investment.durationPeriods': (caller) => caller.read(investment.durationPeriods),
  'investment.duration': (caller) => caller.read(investment.duration),
  'redemption.save': async (caller) =>
    caller.read(redemption.save, { ...(await bearer(caller, phones.petr)), body: begunRedemption('first') }),
  'redemption.remove': async (caller) =>
    caller.read(redemption.remove, { ...(await bearer(caller)), query: { statementId: 'rs-1' } }),
  'redemption.templates': async (caller) =>
    caller.read(redemption.templates, { ...(await bearer(caller)), query: { States: 'draft' } }),
  'redemption.fillTemplate': async (caller) => {
    const { token, statementId } = await openRedemption(caller)
    const query = { TemplateName: 'BankDetailsConfirmation', StatementId: statementId }
    return caller.read(redemption.fillTemplate, { token, query })
  },
  'support.redemptionQuestion': async (caller) =>
    caller.read(support.redemptionQuestion, {
      ...(await bearer(caller)),
      body: { statementId: null, step: 'StatementGuide', question: 'Когда придут деньги?', email: null },
    }),
  'signing.requestCode': async (caller) => {
    const { token, statementId } = await openRedemption(caller)
    return caller.read(signing.requestCode, { token, query: { statementId, confirmationType: 'Sms' } })
  },
  'signing.confirm': async (caller) => fileRedemption(caller),
  'joining.templates': async (caller) => caller.read(joining.templates, await bearer(caller, phones.oleg)),
  'joining.fillTemplate': async (caller) =>
    caller.read(joining.fillTemplate, {
      ...(await bearer(caller, phones.semyon)),
      query: { templateName: 'JoiningApplication' },
    }),
  'joining.save': async (caller) =>
    caller.read(joining.save, { ...(await bearer(caller, phones.oleg)), body: joiningDraft('one') }),
  'joining.confirmEmail': async (caller) => {
    const at = await bearer(caller, phones.oleg)
    await caller.read(joining.save, { ...at, body: joiningDraft('one') })
    return caller.read(joining.confirmEmail, { ...at, body: { kppOnlineRequestId: 'kpp-1' } })
  },
  'lookups.banks': async (caller) =>
    caller.read(lookups.banks, { ...(await bearer(caller)), query: { Query: 'маяк', Count: 5 } }),
  'lookups.addresses': async (caller) =>
    caller.read(lookups.addresses, { ...(await bearer(caller)), query: { Query: 'тула мира', Count: 5 } }),
  'lookups.offices': async (caller) =>
    caller.read(lookups.offices, { ...(await bearer(caller)), query: { Query: 'тверской', Count: 5 } }),
  'lookups.companies': async (caller) =>
    caller.read(lookups.companies, { ...(await bearer(caller)), query: { Query: 'север', Count: 5 } }),
  'statements.canSubmitRedemption': async (caller) => caller.read(statements.canSubmitRedemption, await bearer(caller)),
  'statements.redemptions': async (caller) =>
    caller.read(statements.redemptions, { ...(await bearer(caller)), query: { states: 'draft' } }),
  'statements.taxDeductions': async (caller) =>
    caller.read(statements.taxDeductions, await bearer(caller, phones.galina)),
  'statements.metaInformation': async (caller) => caller.read(statements.metaInformation, await bearer(caller)),
  'statements.formRules': async (caller) => caller.read(statements.formRules, await bearer(caller)),
  'statements.joiningRequest': async (caller) =>
    caller.read(statements.joiningRequest, await bearer(caller, phones.oleg)),
  'synchronizer.orderAccountStatement': async (caller) =>
    caller.read(synchronizer.orderAccountStatement, { ...(await bearer(caller)), body: report }),
  'synchronizer.orderTaxReport': async (caller) =>
    caller.read(synchronizer.orderTaxReport, { ...(await bearer(caller)), body: { years: [2024, 2025] } }),
  'synchronizer.report': async (caller) => {
    const at = await bearer(caller)
    const { id } = await caller.read(synchronizer.orderAccountStatement, { ...at, body: report })
    return caller.read(synchronizer.report, { ...at, params: { id } })
  },
  'synchronizer.linkUser': async (caller) =>
    caller.read(synchronizer.linkUser, {
      ...(await bearer(caller, phones.maria)),
      body: { ...person, passportSeries: '4510', passportNumber: '123456', agreementNumber: null },
    }),
  'maintenance.maintenance': (caller) => caller.read(maintenance.maintenance),
  'synchronizerSigning.requestCode': async (caller) =>
    caller.read(synchronizerSigning.requestCode, {
      ...(await bearer(caller, phones.petr)),
      query: { statementType: 'ChangePortfolioUniversal' },
      body: portfolioChange('one'),
    }),
  'synchronizerSigning.confirm': async (caller) => {
    const { token } = await bearer(caller, phones.petr)
    const query = { statementType: 'ChangePortfolioAdditional' }
    const { confirmationToken } = await caller.read(synchronizerSigning.requestCode, {
      token,
      query,
      body: portfolioChange('one'),
    })
    return caller.read(synchronizerSigning.confirm, {
      token,
      params: { token: confirmationToken },
      query: { confirmationCode: caller.codeFor(phones.petr) },
    })
  },
  'synchronizerSigning.universalDraft': async (caller) =>
    caller.read(synchronizerSigning.universalDraft, {
      ...(await bearer(caller, phones.petr)),
      body: portfolioChange('one'),
    }),
  'synchronizerSigning.additionalDraft': async (caller) =>
    caller.read(synchronizerSigning.additionalDraft, {
      ...(await bearer(caller, phones.petr)),
      body: portfolioChange('one'),
    }),
  'taxDeduction.create': async (caller) =>
    caller.read(taxDeduction.create, { ...(await bearer(caller, phones.petr)), body: taxOrder('one', [2024]) }),
  'taxDeduction.draft': async (caller) =>
    caller.read(taxDeduction.draft, { ...(await bearer(caller, phones.galina)), query: { statementId: 'td-1' } }),
  'templates.staticTemplate': (caller) => caller.read(templates.staticTemplate, { params: { name: 'Pdn' } }),
}

describe('every endpoint of the table', () => {
  it.each(Object.entries(calls))('%s answers as its reply schema says', async (_, call) => {
    await expect(call(await startCaller())).resolves.not.toThrow()
  })

  const services: Record<string, Record<string, Endpoint>> = tables
  const endpoints = Object.values(services).flatMap((one) => Object.values(one))
  it.each(
    endpoints
      .filter(({ access }) => access === 'bearer')
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('%s is closed to anonymous visitors', async (_, endpoint) => {
    const caller = await startCaller()
    expect((await caller.send(endpoint)).status).toBe(401)
    expect((await caller.send(endpoint, { token: 'e30.e30.e30' })).status).toBe(401)
  })

  const withConsent = [
    account.passport,
    documents.document,
    documents.list,
    documents.tags,
    agreements.products,
    agreements.features,
    agreements.objectProperties,
    balances.balance,
    balances.lastOperations,
    cashFlow.operations,
    cashFlow.turnover,
    cashFlow.document,
    cashFlow.years,
    contributions.years,
    contributions.individual,
    contributions.annualSums,
    filedStatements.supplement,
    statements.canWithdraw,
    filedStatements.withdraw,
    filedStatements.withdrawalTemplates,
    filedStatements.fillWithdrawal,
    portfolios.all,
    portfolios.options,
    portfolios.active,
    portfolios.memorandum,
    portfolios.statementDraft,
    portfolios.agreementDraft,
    redemption.save,
    redemption.remove,
    redemption.templates,
    redemption.fillTemplate,
    sharers.assignees,
    signing.requestCode,
    signing.confirm,
    statements.canSubmitRedemption,
    statements.redemptions,
    statements.taxDeductions,
    synchronizer.orderAccountStatement,
    synchronizer.orderTaxReport,
    synchronizer.report,
    synchronizerSigning.requestCode,
    synchronizerSigning.confirm,
    synchronizerSigning.universalDraft,
    synchronizerSigning.additionalDraft,
    taxDeduction.create,
    taxDeduction.draft,
  ]
  it.each(withConsent.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is closed before the consent is signed',
    async (_, endpoint) => {
      const caller = await startCaller()
      const { status, error } = await caller.send(endpoint, await bearer(caller, phones.pavel))
      expect({ status, code: error.code }).toEqual({ status: 403, code: 'AccessDenied' })
    },
  )

  it('a token signed by another is refused', async () => {
    const caller = await startCaller()
    const [header, body] = (await caller.tokenOf(phones.pavel)).split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, scope: [scopes.consentSigned] })).toString('base64url')
    const stranger = await startCaller()
    const signature = (await stranger.tokenOf(phones.pavel)).split('.')[2]
    expect((await caller.send(account.me, { token: `${header}.${forged}.${signature}` })).status).toBe(401)
  })

  it('addresses fit whatever their case, and whole', async () => {
    const caller = await startCaller()
    const status = async (path: string) => (await fetch(`${caller.url}${path}`)).status
    expect(await status('/apirp/synchronizer/V1/MAINTENANCE')).toBe(200)
    expect(await status('/x/apirp/synchronizer/v1/maintenance')).toBe(404)
    expect(await status('/apirp/synchronizer/v1/maintenance/more')).toBe(404)
    expect(await status('/cms/content/page/%E0%A4%A')).toBe(404)
  })

  it('an unknown address of a service is refused in JSON, any other is left to the portal', async () => {
    const caller = await startCaller()
    const unknown = await fetch(`${caller.url}/apirp/nothing`)
    expect({
      status: unknown.status,
      code: ((await unknown.json()) as { error: { code: string } }).error.code,
    }).toEqual({ status: 404, code: 'NotFound' })
    expect(await (await fetch(`${caller.url}/lk`)).text()).toBe('')
  })
})
