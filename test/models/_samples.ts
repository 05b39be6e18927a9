import { scopes, type Auth } from '#domain/auth.ts'
import { fault, type Fault } from '#domain/faults.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import type { Product } from '#domain/programme.ts'

/** The ways in which a call can fail that charts tell apart. */
export const refused: Partial<Fault> = { kind: 'refused', status: 500, description: 'Сервис временно недоступен' }
export const unauthorized: Partial<Fault> = { kind: 'unauthorized', status: 401 }
export const offline: Partial<Fault> = { kind: 'offline' }

/** Notices are told of a fault. */
export const reported = (known: Partial<Fault>) =>
  ({ wrote: ['notices', 'fault.reported', { fault: fault(known) }] }) as const

export const auth: Auth = {
  accessToken: 'token-1',
  refreshToken: 'refresh-1',
  accessExpire: 3_600_000,
  mimic: false,
  scopes: [],
  authType: 'Sms',
  userType: 'ClientProfile',
}
/** An operator's, on a client's behalf. */
export const operatorsAuth: Auth = { ...auth, accessToken: 'token-4', mimic: true, authType: 'Mimic' }
/** One who joins, and has no contract yet. */
export const joinersAuth: Auth = { ...auth, accessToken: 'token-5', userType: 'OnlineClientProfile' }
export const renewedAuth: Auth = { ...auth, accessToken: 'token-2', refreshToken: 'refresh-2' }
export const consentedAuth: Auth = { ...renewedAuth, accessToken: 'token-3', scopes: [scopes.consentSigned] }

export const product: Product = {
  id: 'product-1',
  agreementId: 'agreement-1',
  agreementNumber: '001',
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
  kppOnlineRequestId: 'request-1',
  currentStep: 1,
  payload: { step_1: { holdingName: 'zavod' } },
}

export const meta: MetaInformation = {
  ValidationVersion: '1',
  Countries: [],
  FileUploadLimits: [{ FileType: 'Passport', Limit: 5_000_000 }],
}
