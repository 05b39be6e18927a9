import { isValid, parseISO } from 'date-fns'
import { tables } from '#api/tables/all.ts'
import type { MePatch } from '#domain/account.ts'
import type { Day } from '#domain/moscow-day.ts'
import { sendEmailKey, takeEmailKey } from '../email-keys.ts'
import { isSnils } from '../snils.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'

const { account } = tables

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
    sendEmailKey(world, client, {
      email: client.me.email,
      isConfirmed: client.me.emailConfirmed,
      joiningId: null,
      text: `Подтвердите адрес почты для личного кабинета ${world.fundName}.`,
    })
    return undefined
  }),
  handle(account.confirmEmail, ({ query }) => takeEmailKey(world, query.confirmationKey)),
  handle(account.passport, ({ client }) => client.passports, { consent: true }),
  handle(account.restriction, ({ client }) => client.restrictions),
  handle(account.blocking, ({ client }) => client.blockings),
]
