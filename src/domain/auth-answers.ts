import * as z from 'zod/mini'
import { authTypes, userTypes, type Auth } from './auth.ts'
import * as limits from './limits.ts'

/** What a confirmed sign-in or a refresh answers (§3). */
export const AuthResult = z.object({
  accessToken: z.string().check(z.minLength(1)),
  accessExpireTime: z.string(),
  refreshToken: z.string().check(z.minLength(1)),
})
export type AuthResult = z.output<typeof AuthResult>

/** A code was sent: the token that confirms it, and how many tries it has. */
export const SmsRequestResult = z.object({
  confirmationToken: z.string().check(z.minLength(1)),
  smsAttempts: z.number(),
})
export type SmsRequestResult = z.output<typeof SmsRequestResult>

const Claims = z.object({
  ClientProfile: z.enum(userTypes),
  AuthType: z.enum(authTypes),
  scope: z.union([z.array(z.string()), z.string()]),
  mimic: z.optional(z.boolean()),
})

function readClaims(accessToken: string): unknown {
  const body = accessToken.split('.')[1]
  if (!body) return null
  const bytes = Uint8Array.from(atob(body.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.codePointAt(0) ?? 0)
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** The stored form of a sign-in, by the claims of its access token (3-07); null for a token that cannot be read. */
export function toAuth(result: AuthResult): Auth | null {
  try {
    const claims = Claims.parse(readClaims(result.accessToken))
    const accessExpire = Date.parse(result.accessExpireTime)
    if (!Number.isFinite(accessExpire)) return null
    return {
      accessToken: result.accessToken,
      refreshToken: result.refreshToken,
      accessExpire,
      mimic: claims.mimic === true || claims.AuthType === 'Mimic',
      scopes: typeof claims.scope === 'string' ? claims.scope.split(' ').filter(Boolean) : claims.scope,
      authType: claims.AuthType,
      userType: claims.ClientProfile,
    }
  } catch {
    return null
  }
}

export const Provider = z.object({
  authType: z.string(),
  isAvailable: z.boolean(),
  order: z.number(),
  title: z.string(),
})
export const GatewayResult = z.object({ url: z.string() })
export const SessionTokenResult = z.object({ confirmationToken: z.nullish(z.string()) })
export const BindingState = z.object({ binded: z.optional(z.boolean()) })

/** What every sign-in call tells of the device (§3). */
export const DeviceInfo = z.object({
  userAppType: z.literal(limits.clientAppType),
  deviceName: z.string(),
  deviceId: z.string(),
})
export type DeviceInfo = z.output<typeof DeviceInfo>
