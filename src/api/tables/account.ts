import * as z from 'zod/mini'
import { Blocking, EmailConfirmed, Me, MePatch, NameValue, Passport } from '#domain/account.ts'
import { AuthorizeResult } from '#domain/authorize-result.ts'
import { service } from '../endpoint.ts'

const { get, post, patch } = service('/api/account')
const nothing = z.object({})

/** Account (§7.1). */
export const account = {
  authorize: post('/v2/authorize', { about: 'Авторизация клиента по токену', body: nothing, reply: AuthorizeResult }),
  me: get('/v1/me', { about: 'Данные клиента', reply: Me }),
  changeMe: patch('/v1/me', { about: 'Изменение данных клиента', body: MePatch, reply: Me }),
  sendConfirmationEmail: post('/v1/me/send-confirmation-email', {
    about: 'Письмо для подтверждения почты',
    body: nothing,
    reply: 'nothing',
  }),
  confirmEmail: post('/v1/me/confirm-email', {
    about: 'Подтверждение почты по ключу из письма',
    query: z.object({ confirmationKey: z.string() }),
    body: nothing,
    reply: EmailConfirmed,
    access: 'none',
  }),
  passport: get('/v1/passport', { about: 'Паспорта клиента; действует последний', reply: z.array(Passport) }),
  restriction: get('/v1/restriction', { about: 'Ограничения клиента', reply: z.array(NameValue) }),
  blocking: get('/v1/blocking', { about: 'Блокировки клиента', reply: z.array(Blocking) }),
}
