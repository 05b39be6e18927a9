import type { Me } from '#domain/account.ts'
import { scopes, type Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import type { Product, ProductBalance, TransactionGroup } from '#domain/programme.ts'

export const auth: Auth = {
  accessToken: 'a',
  refreshToken: 'r',
  accessExpire: Date.now() + 3_600_000,
  mimic: false,
  scopes: [scopes.consentSigned, scopes.portfolioOf('104512')],
  authType: 'Sms',
  userType: 'ClientProfile',
}

export const me: Me = {
  firstName: 'Анна',
  lastName: 'Иванова',
  middleName: 'Сергеевна',
  birthDate: '1984-05-17',
  avatarId: null,
  gender: 'Female',
  email: null,
  snils: '112-233-445 95',
  phoneNumber: '89990000001',
  login: '89990000001',
  emailConfirmed: false,
}

const programme = { pegasUserId: 100451, status: 'Active', holdingName: null, companyCode: null }
export const corporateProgramme: Product = {
  ...programme,
  id: '104512',
  agreementId: '104512',
  agreementNumber: 'КПП-2019/0451',
  agreementDate: '2019-03-01',
  programName: 'Корпоративная пенсионная программа',
  investorFullName: 'ООО «Север Сервис»',
  agreement: { agreementSchemaType: 'Corporate' },
}
export const individualProgramme: Product = {
  ...programme,
  id: '104513',
  agreementId: '104513',
  agreementNumber: 'ИПП-2022/1107',
  agreementDate: '2022-11-07',
  programName: 'Индивидуальный пенсионный план',
  investorFullName: 'Иванова Анна Сергеевна',
  agreement: { agreementSchemaType: 'Individual' },
}

const balances: Record<string, ProductBalance> = {
  104512: {
    date: '2026-02-17',
    total: 0,
    portfolios: [
      {
        portfolio: 'Balanced',
        userBalance: 80000,
        companyBalance: 340000,
        companyObligationsUser: 85000,
        investmentBalance: 73108.25,
      },
    ],
  },
  104513: {
    date: '2026-02-16',
    total: 0,
    portfolios: [
      {
        portfolio: 'Balanced',
        userBalance: 130000,
        companyBalance: 0,
        companyObligationsUser: 0,
        investmentBalance: 34210.3,
      },
    ],
  },
}
const operation = (date: string, title: string, amount: number, direction: 'In' | 'Out' = 'In'): TransactionGroup => ({
  groupId: `${date} ${title}`,
  date,
  operationType: 'Any',
  title,
  portfolio: 'Balanced',
  amount,
  direction,
  transactions: [],
})
const operations: Record<string, TransactionGroup[]> = {
  104512: [
    operation('2026-02-05', 'Взнос работодателя', 12500),
    operation('2026-01-31', 'Инвестиционный доход', 3100.1),
  ],
  104513: [operation('2026-02-10', 'Выплата', 700, 'Out'), operation('2026-01-02', 'Личный взнос', 5000)],
}

/** An employee acts for the client. */
export const onBehalf = () => ({ ...answers['account.authorize'](), authType: 'Mimic', mimic: true })

type Given = { params: Record<string, string> }
/** Services of a client with two programmes, where everything is answered. */
export const answers = {
  'account.authorize': () => ({
    userId: 'u',
    userType: 'ClientProfile',
    authType: 'Sms',
    mimic: false,
    operatorName: null,
  }),
  'account.me': () => me as unknown,
  'account.restriction': () => [] as unknown[],
  'account.blocking': () => [] as unknown[],
  'agreements.products': () => [corporateProgramme, individualProgramme] as Product[],
  'agreements.features': () => [{ name: 'ThirdPageStrategy', value: 'yes' }],
  'content.routes': () => [],
  'content.program': () => ({ id: 'any', default: { memorandum: { exists: true, pageId: 'm' } } }),
  'balances.balance': ({ params: { id } }: Given): unknown => balances[id ?? ''],
  'balances.lastOperations': ({ params: { id } }: Given): unknown => operations[id ?? ''],
}

/** Answers by a refusal at first, and by what it should once it is asked again. */
export function refusingOnce<Args extends unknown[]>(
  answer: (...args: Args) => unknown,
  when: (...args: Args) => boolean = () => true,
) {
  let refused = false
  return (...args: Args): unknown => {
    if (refused || !when(...args)) return answer(...args)
    refused = true
    throw new Failure({ kind: 'refused', status: 500, description: 'Сервис не отвечает', prefix: 'balance' })
  }
}
