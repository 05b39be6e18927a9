import type { AuthResult } from '#domain/auth-answers.ts'
import type { Fault } from '#domain/faults.ts'
import type { Ticket } from '#domain/signing.ts'
import { callTo } from './driver.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const halfAnHour = 30 * 60_000

/** A confirmed sign-in of a client whom no service knows. */
export const authReply = (): AuthResult => ({
  accessToken: `${encode({ alg: 'none' })}.${encode({ ClientProfile: 'ClientProfile', AuthType: 'Sms', scope: [] })}.`,
  refreshToken: 'refresh-1',
  accessExpireTime: new Date(Date.now() + halfAnHour).toISOString(),
})

/** A code was sent. */
export const ticketReply = ({ confirmationToken, smsAttempts, phoneMask }: Ticket) => ({
  id: confirmationToken,
  confirmationToken,
  smsAttempts,
  phoneMask,
})

/** The services do not know whom a code is for. */
export const unknownRefusal = ({ kind }: { kind: string }): Partial<Fault> | null =>
  kind === 'unknown' ? { status: 401 } : null

/** What follows a sign-in. */
export const authorizeCall = callTo('POST', /\/authorize$/)
export const smsCall = callTo('POST', /\/sms\/(send|registration)$/)
export const confirmCall = callTo('POST', /\/sms\/confirm(-registration)?\/[^/]+$/)
