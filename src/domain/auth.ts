import { isBoolean, isListOf, isNumber, isOneOf, isRecord, isText, isNonEmptyText, type Guarded } from './guards.ts'

/** The claim ClientProfile: a regular client, or a person who is joining online. */
export const userTypes = ['ClientProfile', 'OnlineClientProfile'] as const
export const authTypes = ['Sms', 'Esia', 'Mimic'] as const
export type AuthType = (typeof authTypes)[number]

/** Scopes that the portal asks about (§6). */
export const scopes = {
  consentSigned: 'api.account.consent.pdn.signed',
  newStrategyPage: 'api.agreements.newpagestrategy.available',
  portfolioOf: (agreementId: string) => `api.synchronizer.portfolio.available:${agreementId}`,
} as const

/** What was kept is a sign-in (3-06). */
export const isAuth = isRecord({
  accessToken: isNonEmptyText,
  refreshToken: isNonEmptyText,
  accessExpire: isNumber,
  mimic: isBoolean,
  scopes: isListOf(isText),
  authType: isOneOf(authTypes),
  userType: isOneOf(userTypes),
})
/** The stored sign-in (3-06). accessExpire is milliseconds by the server's clock. */
export type Auth = Guarded<typeof isAuth>

/** The consent to personal data processing is signed (6-03). */
export const isConsentSigned = (auth: Auth): boolean => auth.scopes.includes(scopes.consentSigned)
