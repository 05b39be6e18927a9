import { isValid, parseISO } from 'date-fns'
import { randomUUID } from 'node:crypto'
import { tables } from '#api/tables/all.ts'
import type { MePatch } from '#domain/account.ts'
import type { Day } from '#domain/moscow-day.ts'
import { day, minute, second } from '../clock.ts'
import { isSnils } from '../snils.ts'
import type { Handle } from '../handle.ts'
import { deliver } from '../outbox.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import { clientById, type World } from '../world.ts'

const { account } = tables
const keyLifetime = day
const emailPause = minute

const isName = (text: string) => /^\p{L}[\p{L} .’'-]*$/u.test(text.trim())

function faultsOf(me: MePatch, today: Day): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const name of ['lastName', 'firstName'] as const)
    if (me[name] !== null && !isName(me[name])) fields[name] = ['Допустимы буквы, пробел и дефис']
  if (me.middleName && !isName(me.middleName)) fields.middleName = ['Допустимы буквы, пробел и дефис']
  if (me.birthDate !== null && !(isValid(parseISO(me.birthDate)) && me.birthDate <= today))
    fields.birthDate = ['Проверьте дату рождения']
  if (me.email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(me.email)) fields.email = ['Проверьте адрес почты']
  if (me.snils !== null && !isSnils(me.snils)) fields.snils = ['Проверьте СНИЛС: контрольное число не совпадает']
  return fields
}

function sendKey(world: World, client: Client): void {
  const { email, emailConfirmed } = client.me
  if (email === null || email === '') return refuse('EmailNotSet')
  if (emailConfirmed) refuse('EmailAlreadyConfirmed')
  const now = world.clock.now()
  const last = Math.max(
    0,
    ...world.store.state.emailKeys.filter((one) => one.userId === client.userId).map((one) => one.sentAt),
  )
  if (last + emailPause > now) refuse('TooManyRequests', { retryAfter: Math.ceil((last + emailPause - now) / second) })
  const key = randomUUID()
  world.store.change((state) => {
    state.emailKeys.push({ key, userId: client.userId, email, sentAt: now })
  })
  const link = `/lk/confirm-email?confirmationKey=${key}`
  deliver(world, {
    kind: 'email',
    to: email,
    text: `Подтвердите адрес почты для личного кабинета ${world.fundName}.`,
    link,
  })
}

function takeKey(world: World, key: string) {
  const sent = world.store.state.emailKeys.find((one) => one.key === key) ?? refuse('ConfirmationKeyInvalid')
  const client = clientById(world, sent.userId)
  if (client.me.email !== sent.email) refuse('ConfirmationKeyInvalid')
  if (sent.sentAt + keyLifetime <= world.clock.now()) refuse('ConfirmationKeyExpired')
  world.store.change(() => {
    client.me.emailConfirmed = true
  })
  return { email: sent.email, emailConfirmed: true }
}

/** Account (1.1). */
export const accountHandlers = (handle: Handle, world: World) => [
  handle(
    account.authorize,
    ({ client, claims }) => {
      if (client.isBlocked) refuse('AccountBlocked')
      const { lastLoginDate } = client
      const session = world.store.state.sessions.find((one) => one.id === claims.sid)
      if (!claims.mimic)
        world.store.change(() => {
          client.lastLoginDate = world.clock.moment()
        })
      return {
        userId: client.userId,
        clientId: client.clientId,
        pegasUserId: client.pegasUserId,
        userType: client.userType,
        authType: claims.AuthType,
        mimic: claims.mimic,
        operatorName: session?.operatorName ?? null,
        isFirstLogin: lastLoginDate === null,
        lastLoginDate,
      }
    },
    { readOnly: true },
  ),
  handle(account.me, ({ client }) => client.me),
  handle(account.changeMe, ({ client, body }) => {
    const fields = faultsOf(body, world.clock.today())
    const isOwn = world.store.state.uploads.some(({ id, userId }) => id === body.avatarId && userId === client.userId)
    if (body.avatarId !== null && !isOwn) fields['avatarId'] = ['Файл не найден']
    if (Object.keys(fields).length > 0) refuse('ValidationError', { fields })
    const isTaken =
      body.email !== null &&
      world.store.state.clients.some((one) => one !== client && one.isRegistered && one.me.email === body.email)
    if (isTaken) refuse('EmailInUse')
    return world.store.change(() =>
      Object.assign(client.me, body, { emailConfirmed: client.me.emailConfirmed && client.me.email === body.email }),
    )
  }),
  handle(account.sendConfirmationEmail, ({ client }) => {
    sendKey(world, client)
    return undefined
  }),
  handle(account.confirmEmail, ({ query }) => takeKey(world, query.confirmationKey)),
  handle(account.passport, ({ client }) => client.passports, { consent: true }),
  handle(account.restriction, ({ client }) => client.restrictions),
  handle(account.blocking, ({ client }) => client.blockings),
]
