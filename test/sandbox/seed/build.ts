import type { Passport } from '#domain/account.ts'
import { scopes } from '#domain/auth.ts'
import type { Client, Holding, Inflow, Programme } from '../state.ts'

const letter = (id: number) => String(id).padStart(4, '0')
type Name = readonly [lastName: string, firstName: string, middleName: string]
type Given = Partial<Omit<Client, 'me'>> & {
  number: number
  name: Name
  birthDate: string
  gender: 'Female' | 'Male'
  me?: Partial<Client['me']>
}

export const passportRf: Passport = {
  passportId: 'p-1',
  passportType: 'RF',
  documentCode: 21,
  series: '4510',
  number: '123456',
  issueDate: '2014-06-03',
  issuedBy: 'ОТДЕЛОМ УФМС РОССИИ ПО Г. МОСКВЕ ПО РАЙОНУ ЗАМОСКВОРЕЧЬЕ',
  departmentCode: '770-053',
  expirationDate: null,
  country: 643,
  isValid: true,
}

/** A persona: a regular registered client with the consent signed and nothing filed, save for what is said of it. */
export function client({
  number,
  name: [lastName, firstName, middleName],
  birthDate,
  gender,
  me,
  ...own
}: Given): Client {
  const phone = `8999000${letter(number)}`
  return {
    persona: `P${number}`,
    situation: '',
    isRegistered: true,
    isBlocked: false,
    userId: `5f0f8a52-51f5-4c26-8a6a-0d7a5b0f${letter(number)}`,
    clientId: `c1b1d0de-7a11-4c0c-9b1f-2f1f6a3e${letter(number)}`,
    pegasUserId: 100450 + number,
    userType: 'ClientProfile',
    scopes: [scopes.consentSigned],
    lastLoginDate: null,
    me: {
      firstName,
      lastName,
      middleName,
      birthDate,
      gender,
      avatarId: null,
      email: null,
      snils: '112-233-445 95',
      phoneNumber: phone,
      login: phone,
      emailConfirmed: false,
      ...me,
    },
    passports: [passportRf],
    restrictions: [
      { name: 'PortfolioAvailable', value: 'yes' },
      { name: 'NewInvestAvailable', value: 'no' },
    ],
    blockings: [],
    programmes: [],
    linkable: null,
    joining: null,
    ...own,
  }
}

/** Money in one portfolio, in rubles: own, the employer's, the employer's obligations, income. */
export const holding = (
  portfolio: string,
  userBalance: number,
  companyBalance: number,
  companyObligationsUser: number,
  investmentBalance: number,
): Holding => ({ portfolio, userBalance, companyBalance, companyObligationsUser, investmentBalance })

/** The same over the whole time of an agreement, in so many operations each. */
const inflowsOf = ({ holdings, operations }: Agreement): Inflow[] =>
  holdings.map((one) => ({ ...one, operations: operations / holdings.length, begin: null, end: null }))

const feature = {
  basic: [
    { name: 'ThirdPageStrategy', value: 'no' },
    { name: 'MinContribution', value: '500' },
  ],
  third: [
    { name: 'ThirdPageStrategy', value: 'yes' },
    { name: 'MinContribution', value: '500' },
  ],
}

type Agreement = {
  id: string
  number: string
  date: string
  pegasUserId: number
  holdings: Holding[]
  operations: number
  isThirdPage?: boolean
}

/** An agreement that an employer made for its people. */
export const corporate = (
  of: Agreement & { investor: string; holdingName: string; vestingShare?: number },
): Programme => ({
  product: {
    id: of.id,
    agreementId: of.id,
    agreementNumber: of.number,
    agreementDate: of.date,
    pegasUserId: of.pegasUserId,
    status: 'Active',
    holdingName: of.holdingName,
    companyCode: of.holdingName.toUpperCase(),
    programName: 'Корпоративная пенсионная программа',
    investorFullName: of.investor,
    agreement: {
      agreementSchemaType: 'Corporate',
      schemaName: 'Схема № 3',
      startDate: of.date,
      endDate: null,
      vestingShare: of.vestingShare ?? 80,
      currency: 'RUB',
    },
  },
  inflows: inflowsOf(of),
  movements: [],
  choices: [],
  features: of.isThirdPage ? feature.third : feature.basic,
})

/** An agreement that a person made. */
export const individual = (of: Agreement & { investor: string }): Programme => ({
  product: {
    id: of.id,
    agreementId: of.id,
    agreementNumber: of.number,
    agreementDate: of.date,
    pegasUserId: of.pegasUserId,
    status: 'Active',
    holdingName: null,
    companyCode: null,
    programName: 'Индивидуальный пенсионный план',
    investorFullName: of.investor,
    agreement: {
      agreementSchemaType: 'Individual',
      schemaName: 'Схема № 1',
      startDate: of.date,
      endDate: null,
      vestingShare: 100,
      currency: 'RUB',
    },
  },
  inflows: inflowsOf(of),
  movements: [],
  choices: [],
  features: of.isThirdPage ? feature.third : feature.basic,
})
