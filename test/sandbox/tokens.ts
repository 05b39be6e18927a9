import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { AuthResult } from '#domain/auth-answers.ts'
import { authTypes, userTypes, type AuthType } from '#domain/auth.ts'
import { day, minute, second, toMoment } from './clock.ts'
import { settleJoined } from './joining/record.ts'
import { refuse } from './refusals.ts'
import type { Session } from './state.ts'
import { clientById, type World } from './world.ts'

const accessLifetime = 30 * minute
const refreshLifetime = 30 * day
/** Two tabs may bring the same refresh token within this time. */
const grace = 10 * second
const rememberedTokens = 100

const Claims = z.object({
  sub: z.string(),
  sid: z.string(),
  iat: z.number(),
  exp: z.number(),
  ClientProfile: z.enum(userTypes),
  AuthType: z.enum(authTypes),
  mimic: z.boolean(),
  scope: z.array(z.string()),
})
/** What an access token says (§2.1 of the contract). */
export type Claims = z.output<typeof Claims>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signatureOf = (world: World, text: string) => createHmac('sha256', world.store.state.secret).update(text).digest()

function sign(world: World, claims: Claims): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${signatureOf(world, text).toString('base64url')}`
}

/** The claims of a token that this sandbox signed for a session that still lives, or null. */
function verify(world: World, token: string): Claims | null {
  const [header = '', body = '', signature = ''] = token.split('.')
  const expected = signatureOf(world, `${header}.${body}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const claims = z.parse(Claims, JSON.parse(Buffer.from(body, 'base64url').toString()))
  const isAlive =
    claims.exp * second > world.clock.now() && world.store.state.sessions.some((one) => one.id === claims.sid)
  return isAlive ? claims : null
}

/** The claims of the call's bearer token, or null. */
export function claimsOf(world: World, request: Request): Claims | null {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token === undefined ? null : verify(world, token)
}

/** Scopes are read anew each time, so that a signature given meanwhile counts from the next refresh on. */
function grant(world: World, session: Session): AuthResult {
  const client = clientById(world, session.userId)
  settleJoined(world, client)
  const iat = Math.floor(world.clock.now() / second)
  const exp = iat + accessLifetime / second
  const claims: Claims = {
    sub: client.userId,
    sid: session.id,
    iat,
    exp,
    ClientProfile: client.userType,
    AuthType: session.authType,
    mimic: session.authType === 'Mimic',
    scope: client.scopes,
  }
  return {
    accessToken: sign(world, claims),
    accessExpireTime: toMoment(exp * second),
    refreshToken: session.refreshToken,
  }
}

const newRefreshToken = () => randomBytes(20).toString('hex')

/** Signs a client in. */
export function openSession(
  world: World,
  userId: string,
  authType: AuthType,
  operatorName: string | null = null,
): AuthResult {
  const now = world.clock.now()
  const session: Session = {
    id: randomUUID(),
    userId,
    authType,
    operatorName,
    refreshToken: newRefreshToken(),
    refreshExpires: now + refreshLifetime,
    rotatedAt: 0,
    replaced: [],
  }
  world.store.change((state) => {
    state.sessions = [...state.sessions.filter((one) => one.refreshExpires > now), session]
  })
  return grant(world, session)
}

/** New tokens for a refresh token, which is worthless afterwards, save for the grace of its last use. */
export function rotate(world: World, refreshToken: string): AuthResult {
  const now = world.clock.now()
  const session = world.store.state.sessions.find(
    (one) => one.refreshToken === refreshToken || one.replaced.includes(refreshToken),
  )
  if (!session || session.refreshExpires <= now) return refuse('RefreshTokenExpired')
  if (session.refreshToken !== refreshToken) {
    const isGraced = session.replaced.at(-1) === refreshToken && now - session.rotatedAt < grace
    return isGraced ? grant(world, session) : refuse('RefreshTokenReused')
  }
  world.store.change(() => {
    session.replaced = [...session.replaced, refreshToken].slice(-rememberedTokens)
    session.refreshToken = newRefreshToken()
    session.refreshExpires = now + refreshLifetime
    session.rotatedAt = now
  })
  return grant(world, session)
}

export function closeSession(world: World, id: string): void {
  world.store.change((state) => {
    state.sessions = state.sessions.filter((one) => one.id !== id)
  })
}
