import type { tables } from '#api/tables/all.ts'
import { documentDefaults } from '#api/tables/documents.ts'
import { emptyDraft, toApplication, toQuestion } from '#domain/inquiry.ts'
import {
  begunRedemption,
  jpegFile,
  joiningDraft,
  portfolioChange,
  taxOrder,
  wholeRedemption,
} from './statement-samples.ts'
import { device, phones, stranger, type Harness } from './endpoint-harness.ts'

type Endpoints = typeof tables
export type EndpointName = { [S in keyof Endpoints]: `${S}.${Extract<keyof Endpoints[S], string>}` }[keyof Endpoints]

/** What the specification says of a row, and one good call of it. */
export type EndpointCase = {
  /** §7: method, path, keys of the query that this call sends. */
  sends: string
  /** Keys of the body; none where it is empty or absent. */
  body?: string[]
  hasToken?: true
  /** §8.2: the sentence before the errors of this call. */
  prefix?: string
  /** Brings about what the call needs, and gives the call itself. */
  prepare: (harness: Harness) => Promise<() => Promise<unknown>>
  /** A part of what the sandbox tells. */
  told: unknown
}

const report = { agreementId: '104512', period: { start: '2025-01-01', end: '2025-12-31' } }
const change = {
  agreementId: '104512',
  changeType: 'NewContributions',
  contributionType: 'Company',
  portfolioName: 'Conservative',
}
const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'picture.jpg', { type: 'image/jpeg' })
const aboutPicture = { fileType: 'Avatar', statementId: null, statementType: null, title: 'Фотография клиента' }
const own = ['firstName', 'lastName', 'middleName', 'birthDate', 'avatarId', 'gender', 'email', 'snils'] as const
const maria = {
  lastName: 'Фёдорова',
  firstName: 'Мария',
  middleName: 'Игоревна',
  birthDate: '1990-08-21',
  snils: '087-654-303 00',
  passportSeries: '4510',
  passportNumber: '123456',
  agreementNumber: null,
}
const tokens = { accessToken: /^\w+\.\w+\.[\w-]+$/, refreshToken: /^\w+$/, accessExpireTime: /Z$/ }
const codeSent = { confirmationToken: /./, smsAttempts: 3 }

const registered = { id: 'sup-31', registrationNumber: /^ОБР-\d{4}-000031$/ }
const typed = {
  ...emptyDraft,
  fullName: 'Примеров Иван',
  phone: '999 111-22-33',
  email: 'ivan@example.ru',
  message: 'Как изменить взнос?',
  agreed: true,
}
type Prepare = EndpointCase['prepare']
/** A call that needs nothing but somebody signed in. */
const as =
  (phone: string, call: (api: Harness['api']) => Promise<unknown>): Prepare =>
  async ({ api, signIn }) => {
    await signIn(phone)
    return () => call(api)
  }
const anonymously =
  (call: (api: Harness['api']) => Promise<unknown>): Prepare =>
  ({ api }) =>
    Promise.resolve(() => call(api))

async function orderConsent({ api, signIn }: Harness): Promise<string> {
  await signIn(phones.pavel)
  return (await api.consent.create({ body: { consentType: 'PDn' } })).consentId
}

async function uploadOfAnna({ api, signIn }: Harness) {
  await signIn(phones.anna)
  const { userId } = await api.account.authorize({ body: {} })
  return () => api.files.upload({ query: { userId }, body: { file: jpeg, meta: aboutPicture } })
}

const fileOf = (id: string, fileType: string) => ({
  fileId: id,
  fileName: 'passport.jpg',
  fileType,
  size: 4,
  contentType: 'image/jpeg',
})

/** A redemption of the client with nothing filed that may be signed at once. */
async function redemptionOfPetr({ api, signIn, server }: Harness): Promise<string> {
  await signIn(phones.petr)
  const { userId } = await api.account.authorize({ body: {} })
  const send = (fileType: string) =>
    api.files.upload({ query: { userId }, body: { file: jpegFile(), meta: { ...aboutPicture, fileType } } })
  const [main, registration] = [await send('PassportMain'), await send('PassportRegistration')]
  server.clock.advance(5000)
  const { statementId } = await api.redemption.save({
    body: {
      ...wholeRedemption('whole'),
      documents: [fileOf(main.id, 'PassportMain'), fileOf(registration.id, 'PassportRegistration')],
    },
  })
  return statementId
}
const withdrawal = { redemptionStatementId: 'rs-7', idempotencyKey: 'one' }
const universal = { statementType: 'ChangePortfolioUniversal' } as const
const sms = { confirmationType: 'Sms' } as const
const confirmable = { confirmationToken: /^sign-/, smsAttempts: 3, phoneMask: /^\+7 999/, expireTime: /Z$/ }
const signed = { state: 'registered', registrationNumber: /^З-\d{4}-\d{6}$/, documentId: /^d-/, reviewTermDays: 30 }

/** Every endpoint of the table; one that is missing here does not compile. */
export const cases: Record<EndpointName, EndpointCase> = {
  'account.authorize': {
    sends: 'POST /api/account/v2/authorize',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.account.authorize({ body: {} })),
    told: { userType: 'ClientProfile', authType: 'Sms', mimic: false },
  },
  'account.me': {
    sends: 'GET /api/account/v1/me',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.account.me()),
    told: { firstName: 'Анна', login: phones.anna },
  },
  'account.changeMe': {
    sends: 'PATCH /api/account/v1/me',
    body: [...own],
    hasToken: true,
    told: { firstName: 'Анна', email: 'new@example.ru' },
    prepare: async ({ api, signIn }) => {
      await signIn(phones.anna)
      const { phoneNumber: _, login: __, emailConfirmed: ___, ...me } = await api.account.me()
      return () => api.account.changeMe({ body: { ...me, email: 'new@example.ru' } })
    },
  },
  'account.sendConfirmationEmail': {
    sends: 'POST /api/account/v1/me/send-confirmation-email',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.account.sendConfirmationEmail({ body: {} })),
    told: undefined,
  },
  'account.confirmEmail': {
    sends: 'POST /api/account/v1/me/confirm-email?confirmationKey',
    told: { email: 'anna@example.ru', emailConfirmed: true },
    prepare: async ({ api, signIn, server }) => {
      await signIn(phones.anna)
      await api.account.sendConfirmationEmail({ body: {} })
      const confirmationKey =
        new URL(server.store.state.outbox[0]?.link ?? '', server.url).searchParams.get('confirmationKey') ?? ''
      return () => api.account.confirmEmail({ query: { confirmationKey }, body: {} })
    },
  },
  'account.passport': {
    sends: 'GET /api/account/v1/passport',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.account.passport()),
    told: [{ passportType: 'RF' }],
  },
  'account.restriction': {
    sends: 'GET /api/account/v1/restriction',
    hasToken: true,
    prepare: as('89990000006', (api) => api.account.restriction()),
    told: [{ value: 'no' }, { value: 'yes' }],
  },
  'account.blocking': {
    sends: 'GET /api/account/v1/blocking',
    hasToken: true,
    prepare: as(phones.vera, (api) => api.account.blocking()),
    told: [{ code: 'PassportInFMS' }],
  },
  'agreements.products': {
    sends: 'GET /apirp/agreements/v1/products',
    hasToken: true,
    prefix: 'Ошибка получения списка пенсионных программ',
    prepare: as(phones.anna, (api) => api.agreements.products()),
    told: [{ id: '104512' }, { id: '104513' }],
  },
  'agreements.features': {
    sends: 'GET /apirp/agreements/v1/Property?agreementId',
    hasToken: true,
    prefix: 'Ошибка получения параметров',
    prepare: as(phones.anna, (api) => api.agreements.features({ query: { agreementId: '104512' } })),
    told: [{ name: 'ThirdPageStrategy', value: 'yes' }, { name: 'MinContribution' }],
  },
  'agreements.objectProperties': {
    sends: 'GET /apirp/agreements/v2/Property?objectId,objectType,propertyType',
    hasToken: true,
    prefix: 'Ошибка получения параметров',
    prepare: as(phones.anna, (api) =>
      api.agreements.objectProperties({
        query: { objectId: '104512', objectType: 'Agreement', propertyType: 'Feature' },
      }),
    ),
    told: [{ objectId: '104512', name: 'ThirdPageStrategy' }, { objectId: '104512' }],
  },
  'auth.providers': {
    sends: 'GET /api/auth/v4/auth/providers',
    prepare: anonymously((api) => api.auth.providers()),
    told: [{ authType: 'Esia' }, { authType: 'Sms' }],
  },
  'auth.refresh': {
    sends: 'POST /api/auth/v4/auth/refreshtoken',
    body: ['refreshToken'],
    prefix: 'Ошибка обновления токена',
    told: tokens,
    prepare: async ({ api, signIn }) => {
      const { refreshToken } = await signIn(phones.anna)
      return () => api.auth.refresh({ body: { refreshToken } })
    },
  },
  'auth.logout': {
    sends: 'POST /api/auth/v3/auth/logout/web',
    hasToken: true,
    prefix: 'Ошибка выхода с сайта',
    prepare: as(phones.anna, (api) => api.auth.logout({ body: {} })),
    told: undefined,
  },
  'auth.sendSms': {
    sends: 'POST /api/auth/v4/auth/sms/send?phoneNumber',
    body: ['userAppType', 'deviceName', 'deviceId'],
    prefix: 'Ошибка отправки номера телефона',
    prepare: anonymously((api) => api.auth.sendSms({ query: { phoneNumber: phones.anna }, body: device })),
    told: codeSent,
  },
  'auth.registerSms': {
    sends: 'POST /api/auth/v4/auth/sms/registration',
    body: ['deviceInfoDataArgs', 'phoneNumber', 'esiaConfirmationToken'],
    prefix: 'Ошибка отправки номера телефона',
    told: codeSent,
    prepare: async ({ api, esiaToken }) => {
      const body = {
        deviceInfoDataArgs: device,
        phoneNumber: stranger.phone,
        esiaConfirmationToken: await esiaToken(stranger.persona),
      }
      return () => api.auth.registerSms({ body })
    },
  },
  'auth.confirmSms': {
    sends: 'POST /api/auth/v4/auth/sms/confirm/{token}?confirmationCode',
    told: tokens,
    prepare: async ({ api, codeFor }) => {
      const { confirmationToken: token } = await api.auth.sendSms({ query: { phoneNumber: phones.anna }, body: device })
      return () =>
        api.auth.confirmSms({ params: { token }, query: { confirmationCode: codeFor(phones.anna) }, body: {} })
    },
  },
  'auth.confirmRegistration': {
    sends: 'POST /api/auth/v4/auth/sms/confirm-registration/{token}?confirmationCode,esiaConfirmationToken',
    told: tokens,
    prepare: async ({ api, codeFor, esiaToken }) => {
      const esiaConfirmationToken = await esiaToken(stranger.persona)
      const body = { deviceInfoDataArgs: device, phoneNumber: stranger.phone, esiaConfirmationToken }
      const { confirmationToken: token } = await api.auth.registerSms({ body })
      const query = { confirmationCode: codeFor(stranger.phone), esiaConfirmationToken }
      return () => api.auth.confirmRegistration({ params: { token }, query, body: {} })
    },
  },
  'auth.gateway': {
    sends: 'POST /api/auth/v4/auth/esia/gateway',
    body: ['redirectPath'],
    prefix: 'Ошибка обращения к Госуслугам',
    prepare: anonymously((api) => api.auth.gateway({ body: { redirectPath: '/lk/esia' } })),
    told: { url: /\/sandbox\/esia/ },
  },
  'auth.openSession': {
    sends: 'POST /api/auth/v4/auth/esia/session',
    body: ['deviceName', 'deviceId'],
    told: { confirmationToken: /./ },
    prepare: async ({ api, visitEsia }) => {
      await visitEsia('P1')
      return () => api.auth.openSession({ body: { deviceName: device.deviceName, deviceId: device.deviceId } })
    },
  },
  'auth.bindingState': {
    sends: 'POST /api/auth/v4/auth/esia/session/state/{token}',
    told: { binded: true },
    prepare: async ({ api, esiaToken }) => {
      const token = await esiaToken('P1')
      return () => api.auth.bindingState({ params: { token }, body: {} })
    },
  },
  'auth.confirmEsia': {
    sends: 'POST /api/auth/v4/auth/esia/confirm/{token}',
    told: tokens,
    prepare: async ({ api, esiaToken }) => {
      const token = await esiaToken('P1')
      return () => api.auth.confirmEsia({ params: { token }, body: {} })
    },
  },
  'balances.balance': {
    sends: 'GET /apirp/pegasadapterservice/v1/products/{id}/balance?date',
    hasToken: true,
    prefix: 'Ошибка получения баланса пенсионной программы',
    told: { date: '2026-01-15', portfolios: [{ portfolio: 'Balanced' }] },
    prepare: as(phones.anna, (api) =>
      api.balances.balance({ params: { id: '104512' }, query: { date: '2026-01-15' } }),
    ),
  },
  'balances.lastOperations': {
    sends: 'GET /apirp/pegasadapterservice/v1/products/{id}/grouped-transactions/last?amount',
    hasToken: true,
    prefix: 'Ошибка получения списка транзакций пенсионной программы',
    prepare: as(phones.anna, (api) => api.balances.lastOperations({ params: { id: '104512' }, query: { amount: 2 } })),
    told: [{ direction: 'In' }, { direction: 'In' }],
  },
  'cashFlow.operations': {
    sends: 'GET /apirp/pegasadapterservice/v1/products/{id}/grouped-transactions?begin,end,pageSize',
    hasToken: true,
    prefix: 'Ошибка получения списка транзакций пенсионной программы',
    prepare: as(phones.anna, (api) =>
      api.cashFlow.operations({
        params: { id: '104512' },
        query: { begin: '2025-01-01', end: '2025-12-31', pageSize: 2 },
      }),
    ),
    told: { items: [{ direction: 'In' }, { direction: 'In' }], pageNo: 1, pageSize: 2 },
  },
  'portfolios.all': {
    sends: 'GET /apirp/synchronizer/v1/Portfolio/all',
    hasToken: true,
    prefix: 'Ошибка получения списка портфелей',
    prepare: as(phones.anna, async (api) => (await api.portfolios.all()).slice(0, 1)),
    told: [{ name: 'Balanced', description: 'Сбалансированный' }],
  },
  'portfolios.options': {
    sends: 'GET /apirp/synchronizer/v1/Portfolio/sharer-portfolios/{id}',
    hasToken: true,
    prefix: 'Ошибка получения информации о портфелях',
    prepare: as(phones.anna, async (api) =>
      (await api.portfolios.options({ params: { id: '104512' } })).map(({ contributionType }) => ({
        contributionType,
      })),
    ),
    told: [{ contributionType: 'Company' }, { contributionType: 'Personal' }],
  },
  'portfolios.active': {
    sends: 'GET /apirp/synchronizer/v1/Portfolio/active-portfolios/{id}',
    hasToken: true,
    prefix: 'Ошибка получения информации о портфелях',
    prepare: as(phones.anna, (api) => api.portfolios.active({ params: { id: '104513' } })),
    told: [{ portfolio: 'Balanced', contributionType: 'Personal', balance: 164210.3, share: 100 }],
  },
  'portfolios.memorandum': {
    sends: 'GET /apirp/agreements/v1/content/invest-memorandum?agreementId',
    hasToken: true,
    prepare: as(phones.anna, async (api) => {
      const { fileId } = (await api.portfolios.memorandum({ query: { agreementId: '104512' } })) ?? {}
      return { fileId }
    }),
    told: { fileId: 'f-memo-104512' },
  },
  'portfolios.statementDraft': {
    sends:
      'GET /apirp/agreements/v1/Portfolio/ChangePortfolioStatementDraft?agreementId,changeType,contributionType,portfolioName',
    hasToken: true,
    prepare: as(phones.anna, (api) =>
      api.portfolios.statementDraft({ query: change }).then(({ type, name }) => ({ type, name })),
    ),
    told: { type: 'application/pdf', name: 'Заявление о смене портфеля.pdf' },
  },
  'portfolios.agreementDraft': {
    sends:
      'GET /apirp/agreements/v1/Portfolio/ChangePortfolioAdditionalDraft?agreementId,changeType,contributionType,portfolioName',
    hasToken: true,
    prepare: as(phones.anna, (api) =>
      api.portfolios.agreementDraft({ query: change }).then(({ type, name }) => ({ type, name })),
    ),
    told: { type: 'application/pdf', name: 'Дополнительное соглашение к договору.pdf' },
  },
  'sharers.assignees': {
    sends: 'GET /apirp/synchronizer/v1/Sharers/assignees/{id}',
    hasToken: true,
    prefix: 'Ошибка получения списка правопреемников',
    prepare: as(phones.anna, (api) => api.sharers.assignees({ params: { id: '104512' } })),
    told: [{ share: 50 }, { share: 50 }],
  },
  'cashFlow.turnover': {
    sends: 'GET /apirp/pegasadapterservice/v1/products/{id}/turnover-balances-revenue?begin,end',
    hasToken: true,
    prefix: 'Ошибка получения данных для графика',
    prepare: as(phones.anna, (api) =>
      api.cashFlow.turnover({ params: { id: '104512' }, query: { begin: '2025-01-01', end: '2025-12-31' } }),
    ),
    told: { begin: '2025-01-01', end: '2025-12-31' },
  },
  'cashFlow.document': {
    sends: 'GET /apirp/pegasadapterservice/v1/admin/transactions?idDocument',
    hasToken: true,
    prefix: 'Ошибка получения списка транзакций пенсионной программы',
    prepare: as(phones.anna, async (api) =>
      (await api.cashFlow.document({ query: { idDocument: 'pd-104513-Balanced-0' } })).map(({ accountGroupType }) => ({
        accountGroupType,
      })),
    ),
    told: [{ accountGroupType: 'Personal' }],
  },
  'cashFlow.years': {
    sends: 'GET /apirp/pegasadapterservice/v1/stats/investGraph?productId',
    hasToken: true,
    prefix: 'Ошибка получения данных для графика',
    prepare: as(phones.anna, async (api) => (await api.cashFlow.years({ query: { productId: '104512' } }))[0]),
    told: { year: 2019 },
  },
  'contributions.years': {
    sends: 'GET /apirp/pegasadapterservice/v1/products/contribution-years',
    hasToken: true,
    prepare: as(phones.anna, async (api) => (await api.contributions.years()).slice(0, 1)),
    told: [2019],
  },
  'contributions.individual': {
    sends: 'GET /apirp/pegasadapterservice/v1/products/have-individual-contribution',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.contributions.individual()),
    told: { haveIndividualContribution: true },
  },
  'contributions.annualSums': {
    sends: 'POST /apirp/pegasadapterservice/v1/products/personal-annual-contributions-sum',
    hasToken: true,
    body: ['years'],
    prepare: as(phones.anna, (api) => api.contributions.annualSums({ body: { years: [1999] } })),
    told: [{ year: 1999, sum: 0, isAvailable: false }],
  },
  'consent.create': {
    sends: 'POST /apirp/clientconsent/v1/consent',
    body: ['consentType'],
    hasToken: true,
    prefix: 'Ошибка создания согласия',
    prepare: as(phones.pavel, (api) => api.consent.create({ body: { consentType: 'PDn' } })),
    told: { consentType: 'PDn', state: 'draft' },
  },
  'consent.requestCode': {
    sends: 'POST /apirp/clientconsent/v1/confirmation',
    body: ['consentId', 'confirmationType'],
    hasToken: true,
    prefix: 'Ошибка отправки кода подтверждения',
    told: { id: /./, smsAttempts: 3 },
    prepare: async (harness) => {
      const consentId = await orderConsent(harness)
      harness.server.clock.advance(60_000)
      return () => harness.api.consent.requestCode({ body: { consentId, confirmationType: 'Sms' } })
    },
  },
  'consent.confirm': {
    sends: 'POST /apirp/clientconsent/v1/confirmation/{id}?confirmationCode',
    hasToken: true,
    told: { state: 'signed' },
    prepare: async (harness) => {
      const consentId = await orderConsent(harness)
      const { id } = await harness.api.consent.requestCode({ body: { consentId, confirmationType: 'Sms' } })
      return () =>
        harness.api.consent.confirm({
          params: { id },
          query: { confirmationCode: harness.codeFor(phones.pavel) },
          body: {},
        })
    },
  },
  'consent.draft': {
    sends: 'GET /apirp/clientconsent/v1/Consent/GetConsentDraft?consentType',
    hasToken: true,
    prefix: 'Ошибка получения шаблона',
    prepare: as(phones.pavel, (api) =>
      api.consent.draft({ query: { consentType: 'PDn' } }).then(({ type }) => ({ type })),
    ),
    told: { type: 'application/pdf' },
  },
  'investment.periods': {
    sends: 'GET /api/investment/v1/portfolio/investment/periods?Portfolio',
    told: [{ label: /^[а-я]+ \d{4}$/ }],
    prepare: anonymously(async (api) =>
      (await api.investment.periods({ query: { Portfolio: 'Balanced' } })).slice(0, 1),
    ),
  },
  'investment.structure': {
    sends: 'GET /api/investment/v1/portfolio/investment?Portfolio',
    told: { portfolio: 'Balanced', items: /./ },
    prepare: anonymously(async (api) => {
      const { items, ...structure } = await api.investment.structure({ query: { Portfolio: 'Balanced' } })
      return { ...structure, items: items.map(({ name }) => name).join() }
    }),
  },
  'investment.issuers': {
    sends: 'GET /api/investment/v1/portfolio/issuer?PeriodDate',
    told: [{ name: 'Минфин России', inn: '7710168360' }],
    prepare: async ({ api }) => {
      const [period] = await api.investment.periods({ query: {} })
      return () =>
        api.investment.issuers({ query: { PeriodDate: period?.periodDate } }).then((issuers) => issuers.slice(0, 1))
    },
  },
  'investment.saving': {
    sends: 'GET /api/investment/v1/saving',
    told: [{ year: 2024, portfolio: 'Balanced', fundYield: 14.6, clientYield: 12.4, inflation: 9.52 }],
    prepare: anonymously((api) =>
      api.investment
        .saving()
        .then((years) => years.filter(({ year, portfolio }) => year === 2024 && portfolio === 'Balanced')),
    ),
  },
  'investment.issuerPeriods': {
    sends: 'GET /api/investment/v1/issuer/portfolio/periods?PeriodType',
    told: [{ label: /^I+V? квартал \d{4}$/ }],
    prepare: anonymously(async (api) =>
      (await api.investment.issuerPeriods({ query: { PeriodType: 'Quarter' } })).slice(0, 1),
    ),
  },
  'investment.issuerPortfolios': {
    sends: 'GET /api/investment/v1/issuer/portfolio?PeriodDate,PeriodType',
    told: [{ portfolio: 'Balanced', periodDate: /-12-31$/ }],
    prepare: async ({ api }) => {
      const [period] = await api.investment.issuerPeriods({ query: { PeriodType: 'Year' } })
      const query = { PeriodDate: period?.periodDate ?? '', PeriodType: 'Year' as const }
      return () => api.investment.issuerPortfolios({ query }).then((all) => all.slice(0, 1))
    },
  },
  'investment.ratingPeriods': {
    sends: 'GET /api/investment/v1/rating/investment/periods',
    told: [{ label: /\d{4}$/ }],
    prepare: anonymously(async (api) => (await api.investment.ratingPeriods()).slice(0, 1)),
  },
  'investment.rating': {
    sends: 'GET /api/investment/v1/rating/investment',
    told: [
      { ratingGroup: 'AAA' },
      { ratingGroup: 'AA' },
      { ratingGroup: 'A' },
      { ratingGroup: 'NoRating', agency: null },
    ],
    prepare: anonymously((api) => api.investment.rating({ query: {} })),
  },
  'investment.durationPeriods': {
    sends: 'GET /api/investment/v1/bond-duration/periods',
    told: [{ label: /\d{4}$/ }],
    prepare: anonymously(async (api) => (await api.investment.durationPeriods()).slice(0, 1)),
  },
  'investment.duration': {
    sends: 'GET /api/investment/v1/bond-duration',
    told: { unit: 'years' },
    prepare: anonymously((api) => api.investment.duration({ query: {} })),
  },
  'content.routes': {
    sends: 'GET /cms/routes',
    prefix: 'Ошибка загрузки маршрутов',
    told: [{ layout: 'default' }],
    prepare: anonymously((api) =>
      api.content.routes({ query: {} }).then((routes) => routes.filter(({ path }) => path === '/about/fund')),
    ),
  },
  'content.page': {
    sends: 'GET /cms/content/page/{id}?version',
    prefix: 'Ошибка загрузки контента',
    prepare: anonymously((api) => api.content.page({ params: { id: 'home' }, query: { version: 'draft-1' } })),
    told: { id: 'home', version: 'draft-1' },
  },
  'content.liteSection': {
    sends: 'GET /cms/content/litesection/{id}',
    prefix: 'Ошибка загрузки контента',
    prepare: anonymously((api) => api.content.liteSection({ params: { id: 'sever' }, query: {} })),
    told: { holdingName: 'sever' },
  },
  'content.program': {
    sends: 'GET /cms/content/program/{id}',
    prefix: 'Ошибка загрузки контента',
    prepare: anonymously((api) => api.content.program({ params: { id: '104512' }, query: {} })),
    told: { id: '104512' },
  },
  'content.portfolio': {
    sends: 'GET /cms/content/portfolio/{id}',
    prefix: 'Ошибка загрузки контента',
    prepare: anonymously((api) => api.content.portfolio({ params: { id: 'Balanced' }, query: {} })),
    told: { id: 'Balanced', risk: 'Medium' },
  },
  'documents.document': {
    sends: 'GET /apirp/metadocument/v2/Document/{id}',
    hasToken: true,
    prefix: 'Ошибка получения документа',
    prepare: as(phones.anna, (api) => api.documents.document({ params: { id: 'd-104512' } })),
    told: { documentType: 'Agreement', externalId: '104512' },
  },
  'documents.list': {
    sends: 'GET /apirp/metadocument/v3/document?Tags,Order,HasTags,count',
    hasToken: true,
    prefix: 'Ошибка получения документов',
    prepare: as(phones.anna, (api) => api.documents.list({ query: documentDefaults })),
    told: { totalCount: 2, pageSize: 50, items: [{ externalId: '104512' }, { externalId: '104513' }] },
  },
  'documents.tags': {
    sends: 'GET /apirp/metadocument/v3/Tag',
    hasToken: true,
    prefix: 'Ошибка получения тегов',
    prepare: as(phones.anna, (api) => api.documents.tags()),
    told: [{ name: 'Agreement', title: 'Договоры', count: 2 }, { name: /./ }, { name: /./ }, { name: /./ }],
  },
  'filedStatements.supplement': {
    sends: 'POST /apirp/clientstatements/v1/Supplement',
    body: ['statementId', 'statementType', 'comment', 'documents', 'idempotencyKey'],
    hasToken: true,
    prepare: async ({ api, signIn, server }) => {
      await signIn(phones.vera)
      const { userId } = await api.account.authorize({ body: {} })
      const { id } = await api.files.upload({ query: { userId }, body: { file: jpegFile(), meta: aboutPicture } })
      server.clock.advance(5000)
      const body = {
        statementId: 'rs-5',
        statementType: 'RedemptionStatement',
        comment: 'Новый паспорт',
        documents: [fileOf(id, 'PassportMain')],
        idempotencyKey: 'one',
      }
      return () => api.filedStatements.supplement({ body })
    },
    told: { statementId: 'rs-5', state: 'inReview', registrationNumber: /^Д-\d{4}-\d{6}$/ },
  },
  'statements.canWithdraw': {
    sends: 'GET /apirp/clientstatements/v1/statements/client-rejected/can-client-rejected?statementId',
    hasToken: true,
    prepare: as(phones.igor, (api) => api.statements.canWithdraw({ query: { statementId: 'rs-7' } })),
    told: { canClientRejected: true, deadline: /^\d{4}-\d{2}-\d{2}$/ },
  },
  'filedStatements.withdraw': {
    sends: 'POST /apirp/clientstatements/v1/statements/client-rejected',
    body: ['redemptionStatementId', 'idempotencyKey'],
    hasToken: true,
    prepare: as(phones.igor, (api) => api.filedStatements.withdraw({ body: withdrawal })),
    told: { clientRejectedId: /^cr-/, redemptionStatementId: 'rs-7', state: 'waitConfirmation', statementId: /^cr-/ },
  },
  'filedStatements.withdrawalTemplates': {
    sends: 'GET /apirp/clientstatements/v1/statements/client-rejected/templates?redemptionStatementId',
    hasToken: true,
    prepare: as(phones.igor, (api) =>
      api.filedStatements.withdrawalTemplates({ query: { redemptionStatementId: 'rs-7' } }),
    ),
    told: [{ templateName: 'ClientRejected' }],
  },
  'filedStatements.fillWithdrawal': {
    sends: 'GET /apirp/clientstatements/v1/statements/client-rejected/fill-template?statementId,contractId',
    hasToken: true,
    prepare: async ({ api, signIn }) => {
      await signIn(phones.igor)
      const { statementId } = await api.filedStatements.withdraw({ body: withdrawal })
      return async () => {
        const { type, name } = await api.filedStatements.fillWithdrawal({
          query: { statementId, contractId: '104570' },
        })
        return { type, name }
      }
    },
    told: { type: 'application/pdf', name: 'Отзыв заявления о выплате выкупной суммы.pdf' },
  },
  'files.file': {
    sends: 'GET /api/renfiles/v1/File/{id}',
    hasToken: true,
    prefix: 'Ошибка получения файла',
    prepare: as(phones.anna, (api) => api.files.file({ params: { id: 'f-d-104512' } })),
    told: { name: 'dogovor_104512.pdf', type: 'application/pdf' },
  },
  'files.info': {
    sends: 'GET /api/renfiles/v1/File/{id}/info',
    hasToken: true,
    prefix: 'Ошибка получения файла',
    prepare: as(phones.anna, (api) => api.files.info({ params: { id: 'f-d-104512' } })),
    told: { fileName: 'dogovor_104512.pdf', hash: /^sha256:/ },
  },
  'files.upload': {
    sends: 'POST /api/renfiles/v1/file-with-meta?userId',
    hasToken: true,
    body: ['file', 'meta'],
    prepare: uploadOfAnna,
    told: { fileName: 'picture.jpg', contentType: 'image/jpeg', size: 4, hash: /^sha256:/ },
  },
  'files.uploadTemporary': {
    sends: 'POST /api/renfiles/v1/temporary-file',
    hasToken: true,
    body: ['file'],
    prepare: as(phones.anna, (api) => api.files.uploadTemporary({ body: { file: jpeg } })),
    told: { id: /^tmp-/, fileName: 'picture.jpg', contentType: 'image/jpeg', size: 4, expireTime: /Z$/ },
  },
  'files.check': {
    sends: 'GET /api/renfiles/v1/untrusted/file/{id}/info',
    hasToken: true,
    prepare: async (harness) => {
      const { id } = await (await uploadOfAnna(harness))()
      return () => harness.api.files.check({ params: { id } })
    },
    told: { fileName: 'picture.jpg', checkState: 'Checking' },
  },
  'files.remove': {
    sends: 'DELETE /api/renfiles/v1/file/{id}',
    hasToken: true,
    prepare: async (harness) => {
      const { id } = await (await uploadOfAnna(harness))()
      return () => harness.api.files.remove({ params: { id } })
    },
    told: undefined,
  },
  'support.application': {
    sends: 'POST /apirp/pegasadapterservice/v1/support/application',
    told: registered,
    body: ['fullName', 'phone', 'email', 'topic', 'agreementAccepted', 'companyName', 'companyInn', 'message'],
    prepare: anonymously((api) => api.support.application({ body: toApplication(typed, 'Account') })),
  },
  'support.agreement': {
    sends: 'POST /apirp/pegasadapterservice/v1/support/agreement',
    body: ['email'],
    told: registered,
    prepare: anonymously((api) => api.support.agreement({ body: { email: 'ivan@example.ru' } })),
  },
  'support.question': {
    sends: 'POST /apirp/pegasadapterservice/v1/support/question',
    told: registered,
    body: ['fullName', 'phone', 'email', 'topic', 'agreementAccepted', 'question'],
    prepare: anonymously((api) => api.support.question({ body: toQuestion(typed, 'Account') })),
  },
  'redemption.save': {
    sends: 'POST /apirp/clientstatements/v1/Statements/RedemptionStatements',
    body: Object.keys(begunRedemption('first')),
    hasToken: true,
    prepare: as(phones.petr, (api) => api.redemption.save({ body: begunRedemption('first') })),
    told: { statementId: /^rs-/, state: 'draft', version: 1, currentStep: 'TaxStatus', idempotencyKey: 'first' },
  },
  'redemption.remove': {
    sends: 'DELETE /apirp/clientstatements/v1/Statements/RedemptionStatements?statementId',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.redemption.remove({ query: { statementId: 'rs-1' } })),
    told: undefined,
  },
  'redemption.templates': {
    sends: 'GET /apirp/clientstatements/v1/Statements/RedemptionStatements/templates?States',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.redemption.templates({ query: { States: ['draft'] } })),
    told: [
      { templateName: 'RedemptionApplication', perContract: true },
      { templateName: 'BankDetailsConfirmation' },
      { templateName: 'TaxStatusDeclaration', required: false },
    ],
  },
  'redemption.fillTemplate': {
    sends:
      'GET /apirp/clientstatements/v1/Statements/RedemptionStatements/fillTemplate?TemplateName,StatementId,ContractId',
    hasToken: true,
    prepare: async (harness) => {
      const query = {
        TemplateName: 'RedemptionApplication',
        StatementId: await redemptionOfPetr(harness),
        ContractId: '104612',
      }
      return async () => {
        const { type, name } = await harness.api.redemption.fillTemplate({ query })
        return { type, name }
      }
    },
    told: { type: 'application/pdf', name: 'Заявление о выплате выкупной суммы.pdf' },
  },
  'support.redemptionQuestion': {
    sends: 'POST /apirp/pegasadapterservice/v1/support/redemption-statement-question',
    body: ['statementId', 'step', 'question', 'email'],
    hasToken: true,
    prepare: as(phones.anna, (api) =>
      api.support.redemptionQuestion({
        body: { statementId: 'rs-1', step: 'BankDetails', question: 'Какой счёт указать?', email: null },
      }),
    ),
    told: registered,
  },
  'signing.requestCode': {
    sends: 'POST /apirp/clientstatements/v1/Statements/Confirmation?statementId,confirmationType',
    hasToken: true,
    prepare: async (harness) => {
      const statementId = await redemptionOfPetr(harness)
      return () => harness.api.signing.requestCode({ query: { statementId, ...sms }, body: {} })
    },
    told: confirmable,
  },
  'signing.confirm': {
    sends: 'POST /apirp/clientstatements/v1/Statements/Confirmation/{token}?confirmationToken,confirmationCode',
    hasToken: true,
    prepare: async (harness) => {
      const { api, codeFor } = harness
      const statementId = await redemptionOfPetr(harness)
      const { confirmationToken } = await api.signing.requestCode({ query: { statementId, ...sms }, body: {} })
      const query = { confirmationToken, confirmationCode: codeFor(phones.petr) }
      return () => api.signing.confirm({ params: { token: confirmationToken }, query, body: {} })
    },
    told: signed,
  },
  'joining.templates': {
    sends: 'GET /apirp/clientstatements/v1/requests/kpp-online/templates',
    hasToken: true,
    prepare: as(phones.oleg, (api) => api.joining.templates()),
    told: [
      { templateName: 'JoiningApplication' },
      { templateName: 'ContributionOrder' },
      { templateName: 'PdnConsent' },
    ],
  },
  'joining.fillTemplate': {
    sends: 'GET /apirp/clientstatements/v1/requests/kpp-online/fillTemplate?templateName',
    hasToken: true,
    prepare: as('89990000010', async (api) => {
      const { type, name } = await api.joining.fillTemplate({ query: { templateName: 'ContributionOrder' } })
      return { type, name }
    }),
    told: { type: 'application/pdf', name: 'Заявление об удержании взноса из заработной платы.pdf' },
  },
  'joining.save': {
    sends: 'POST /apirp/clientstatements/v1/requests/kpp-online',
    body: ['kppOnlineRequestId', 'currentStep', 'companyCode', 'payload', 'idempotencyKey'],
    hasToken: true,
    prepare: as(phones.oleg, (api) => api.joining.save({ body: joiningDraft('one') })),
    told: { currentStep: 3, idempotencyKey: 'one', payload: { step_2: { personalData: { inn: '500100732259' } } } },
  },
  'joining.confirmEmail': {
    sends: 'POST /apirp/clientstatements/v1/requests/kpp-online/confirm-email',
    body: ['kppOnlineRequestId'],
    hasToken: true,
    prepare: async ({ api, signIn }) => {
      await signIn(phones.oleg)
      await api.joining.save({ body: joiningDraft('one') })
      return () => api.joining.confirmEmail({ body: { kppOnlineRequestId: 'kpp-1' } })
    },
    told: { email: 'oleg@example.ru', expireTime: /Z$/ },
  },
  'lookups.banks': {
    sends: 'GET /apirp/dadataadapterservice/v1/DaData/bank?Query,Count',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.lookups.banks({ query: { Query: '044525225', Count: 1 } })),
    told: [{ value: 'ПАО Сбербанк', data: { correspondent_account: '30101810400000000225' } }],
  },
  'lookups.addresses': {
    sends: 'GET /apirp/dadataadapterservice/v1/DaData/address?Query,Count',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.lookups.addresses({ query: { Query: 'Москва Хабаровская 4', Count: 1 } })),
    told: [{ data: { house: '4' } }],
  },
  'lookups.offices': {
    sends: 'GET /apirp/dadataadapterservice/v1/DaData/fms?Query,Count',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.lookups.offices({ query: { Query: '770-053', Count: 1 } })),
    told: [{ data: { code: '770-053' } }],
  },
  'lookups.companies': {
    sends: 'GET /apirp/dadataadapterservice/v1/DaData/company?Query,Count',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.lookups.companies({ query: { Query: '7707083893', Count: 1 } })),
    told: [{ data: { inn: '7707083893' } }],
  },
  'statements.canSubmitRedemption': {
    sends: 'GET /apirp/clientstatements/v1/Statements/RedemptionStatements/canSubmitNewOrContinueStatement',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.statements.canSubmitRedemption()),
    told: { canContinue: true, statementId: 'rs-1' },
  },
  'statements.redemptions': {
    sends: 'GET /apirp/clientstatements/v1/Statements/RedemptionStatements?states',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.statements.redemptions({ query: { states: ['draft'] } })),
    told: [{ statementId: 'rs-1', state: 'draft' }],
  },
  'statements.taxDeductions': {
    sends: 'GET /apirp/clientstatements/v1/Statements/TaxDeductionStatements?statementIds',
    hasToken: true,
    prepare: as(phones.galina, (api) => api.statements.taxDeductions({ query: { statementIds: ['td-1'] } })),
    told: [{ statementId: 'td-1', state: 'completed' }],
  },
  'statements.metaInformation': {
    sends: 'GET /apirp/clientstatements/v1/Statements/Assistance/meta-information',
    hasToken: true,
    prepare: as(phones.anna, (api) => api.statements.metaInformation()),
    told: { ValidationVersion: /./ },
  },
  'statements.formRules': {
    sends: 'GET /apirp/clientstatements/v1/Statements/Assistance/form-rules?formName',
    hasToken: true,
    prepare: as(phones.anna, async (api) =>
      Object.keys((await api.statements.formRules({ query: { formName: 'Supplement' } })).forms),
    ),
    told: ['Supplement'],
  },
  'statements.joiningRequest': {
    sends: 'GET /apirp/clientstatements/v1/requests/kpp-online',
    hasToken: true,
    prepare: as(phones.oleg, (api) => api.statements.joiningRequest({ query: {} })),
    told: { payload: { step_1: { holdingName: 'sever' } } },
  },
  'synchronizer.orderAccountStatement': {
    sends: 'POST /apirp/synchronizer/v1/ReportsGenerations/account-statement',
    body: ['agreementId', 'period'],
    hasToken: true,
    prefix: 'Ошибка формирования отчета выписки',
    prepare: as(phones.anna, (api) => api.synchronizer.orderAccountStatement({ body: report })),
    told: { state: 'Executing' },
  },
  'synchronizer.orderTaxReport': {
    sends: 'POST /apirp/synchronizer/v1/ReportsGenerations/tax-deduction',
    body: ['years'],
    hasToken: true,
    prefix: 'Ошибка формирования отчета о совершенных взносах',
    prepare: as(phones.anna, (api) => api.synchronizer.orderTaxReport({ body: { years: [2024, 2025] } })),
    told: { state: 'Executing' },
  },
  'synchronizer.report': {
    sends: 'GET /apirp/synchronizer/v1/ReportsGenerations/{id}',
    hasToken: true,
    prefix: 'Ошибка получения статуса отчета',
    told: { state: 'Done', progress: 100 },
    prepare: async ({ api, signIn, server }) => {
      await signIn(phones.anna)
      const { id } = await api.synchronizer.orderAccountStatement({ body: report })
      server.clock.advance(5000)
      return () => api.synchronizer.report({ params: { id } })
    },
  },
  'synchronizer.linkUser': {
    sends: 'POST /apirp/synchronizer/v1/Sharers/link-user/',
    body: Object.keys(maria),
    hasToken: true,
    prepare: as(phones.maria, (api) => api.synchronizer.linkUser({ body: maria })),
    told: { isLinked: true, products: ['104513'] },
  },
  'maintenance.maintenance': {
    sends: 'GET /apirp/synchronizer/v1/maintenance',
    prepare: anonymously((api) => api.maintenance.maintenance()),
    told: { isMaintenance: false },
  },
  'synchronizerSigning.requestCode': {
    sends: 'POST /apirp/synchronizer/v1/Confirmation/confirmation?statementType',
    body: ['agreementId', 'idempotencyKey', 'changes'],
    hasToken: true,
    prepare: as(phones.petr, (api) =>
      api.synchronizerSigning.requestCode({ query: universal, body: portfolioChange('one') }),
    ),
    told: confirmable,
  },
  'synchronizerSigning.confirm': {
    sends: 'POST /apirp/synchronizer/v1/Confirmation/confirmation/{token}?confirmationCode',
    hasToken: true,
    prepare: async ({ api, signIn, codeFor }) => {
      await signIn(phones.petr)
      const { confirmationToken: token } = await api.synchronizerSigning.requestCode({
        query: universal,
        body: portfolioChange('one'),
      })
      const query = { confirmationCode: codeFor(phones.petr) }
      return () => api.synchronizerSigning.confirm({ params: { token }, query, body: {} })
    },
    told: signed,
  },
  'synchronizerSigning.universalDraft': {
    sends: 'POST /apirp/agreements/v1/Portfolio/change-portfolio-universal-statement-draft',
    body: ['agreementId', 'idempotencyKey', 'changes'],
    hasToken: true,
    prepare: as(phones.petr, async (api) => {
      const { type, name } = await api.synchronizerSigning.universalDraft({ body: portfolioChange('one') })
      return { type, name }
    }),
    told: { type: 'application/pdf', name: 'Заявление о смене портфеля.pdf' },
  },
  'synchronizerSigning.additionalDraft': {
    sends: 'POST /apirp/agreements/v1/Portfolio/change-portfolio-additional-statement-draft',
    body: ['agreementId', 'idempotencyKey', 'changes'],
    hasToken: true,
    prepare: as(phones.petr, async (api) => {
      const { type, name } = await api.synchronizerSigning.additionalDraft({ body: portfolioChange('one') })
      return { type, name }
    }),
    told: { type: 'application/pdf', name: 'Дополнительное соглашение к договору.pdf' },
  },
  'taxDeduction.create': {
    sends: 'POST /apirp/clientstatements/v1/Statements/TaxDeductionStatements',
    body: Object.keys(taxOrder('one', [])),
    hasToken: true,
    prepare: as(phones.petr, (api) => api.taxDeduction.create({ body: taxOrder('one', [2024]) })),
    told: { statementId: /^td-/, state: 'waitConfirmation', amountByYear: [{ year: 2024 }], documents: [] },
  },
  'taxDeduction.draft': {
    sends: 'GET /apirp/clientstatements/v1/Statements/TaxDeductionStatements/draft?statementId',
    hasToken: true,
    prefix: 'Ошибка получения файла',
    prepare: as(phones.galina, async (api) => {
      const { type, name } = await api.taxDeduction.draft({ query: { statementId: 'td-1' } })
      return { type, name }
    }),
    told: { type: 'application/pdf', name: 'Заявление о выдаче документов для налогового вычета.pdf' },
  },
  'templates.staticTemplate': {
    sends: 'GET /api/docgenerator/v1/Templates/static/{name}',
    prefix: 'Ошибка получения шаблона',
    prepare: anonymously((api) => api.templates.staticTemplate({ params: { name: 'Pdn' } })),
    told: /<h\d/,
  },
}
