import { type AuthResult, toAuth } from '#domain/auth-answers.ts'
import type { AuthorizeResult } from '#domain/authorize-result.ts'
import { scopes, type Auth } from '#domain/auth.ts'
import type { Me } from '#domain/account.ts'
import type { CmsRoute } from '#domain/content.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import type { Product } from '#domain/programme.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

type Claims = {
  name: string
  userType: Auth['userType']
  authType: Auth['authType']
  scope: string[]
  mimic: boolean
  expires: number
}

/** What a sign-in or a refresh answers; the token's name is its last part, so that tests can tell tokens apart. */
export function grant(given: Partial<Claims> = {}): AuthResult {
  const {
    name = 'one',
    userType = 'ClientProfile',
    authType = 'Sms',
    scope = [scopes.consentSigned],
    mimic = false,
  } = given
  const { expires = Date.now() + hour } = given
  const claims = btoa(JSON.stringify({ ClientProfile: userType, AuthType: authType, scope, mimic })).replace(/=+$/, '')
  return {
    accessToken: `e30.${claims}.${name}`,
    accessExpireTime: new Date(expires).toISOString(),
    refreshToken: `refresh-${name}`,
  }
}

/** The same in the form in which it is stored. */
export function stored(claims: Partial<Claims> = {}): Auth {
  const auth = toAuth(grant(claims))
  if (!auth) throw new Error('the sample cannot be read')
  return auth
}

export const who: AuthorizeResult = { userId: 'u-1', userType: 'ClientProfile', authType: 'Sms', mimic: false }
/** What is said of an operator who acts for the client. */
export const operator: AuthorizeResult = { ...who, authType: 'Mimic', mimic: true }
export const joiner: AuthorizeResult = { ...who, userType: 'OnlineClientProfile' }

export const me: Me = {
  firstName: 'Анна',
  lastName: 'Иванова',
  middleName: null,
  birthDate: '1984-05-17',
  avatarId: null,
  gender: null,
  email: null,
  snils: null,
  phoneNumber: '89990000001',
  login: '89990000001',
  emailConfirmed: false,
}

export const product: Product = {
  id: '104512',
  agreementId: '104512',
  agreementNumber: '1',
  agreementDate: null,
  pegasUserId: 7,
  status: 'Active',
  holdingName: null,
  companyCode: null,
  programName: 'Программа',
  investorFullName: 'Завод',
  agreement: { agreementSchemaType: 'Corporate' },
}

export const joiningRequest: KppOnlineRequest = {
  kppOnlineRequestId: 'r-1',
  currentStep: 2,
  payload: {
    step_1: { holdingName: 'sever' },
    step_2: {
      personalData: {
        lastName: 'Ким',
        firstName: 'Олег',
        birthDate: '0001-01-01T00:00:00',
        nationality: 0,
        documentCode: 0,
      },
      passportContainer: { passportType: 'RF' },
      contactInfo: { phoneNumber: '89990000004' },
    },
  },
}

export const meta: MetaInformation = { ValidationVersion: '1', Countries: [], FileUploadLimits: [] }

/** A page that the content service adds. */
export const cmsPage = (path: string, pageNeedAuth = false): CmsRoute => ({
  path,
  name: path,
  type: 'page',
  id: path,
  title: path,
  layout: 'default',
  pageNeedAuth,
})
