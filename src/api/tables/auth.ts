import * as z from 'zod/mini'
import {
  AuthResult,
  BindingState,
  DeviceInfo,
  GatewayResult,
  Provider,
  SessionTokenResult,
  SmsRequestResult,
} from '#domain/auth-answers.ts'
import { service } from '../endpoint.ts'

const { get, post } = service('/api/auth')
const nothing = z.object({})
const device = z.object({ deviceName: z.string(), deviceId: z.string() })

/** Sign-in, refresh and sign-out (§7.2). A 401 of the calls without a token purges nothing. */
export const auth = {
  providers: get('/v4/auth/providers', { about: 'Способы входа', reply: z.array(Provider), access: 'none' }),
  refresh: post('/v4/auth/refreshtoken', {
    about: 'Новые токены вместо истекающих',
    body: z.object({ refreshToken: z.string() }),
    reply: AuthResult,
    access: 'none',
    prefix: 'refresh',
  }),
  logout: post('/v3/auth/logout/web', { about: 'Выход', body: nothing, reply: 'nothing', prefix: 'logout' }),
  sendSms: post('/v4/auth/sms/send', {
    about: 'Код для входа; 401 значит, что номер не найден',
    query: z.object({ phoneNumber: z.string() }),
    body: DeviceInfo,
    reply: SmsRequestResult,
    access: 'none',
    prefix: 'phone',
  }),
  registerSms: post('/v4/auth/sms/registration', {
    about: 'Код для привязки номера',
    body: z.object({ deviceInfoDataArgs: DeviceInfo, phoneNumber: z.string(), esiaConfirmationToken: z.string() }),
    reply: SmsRequestResult,
    access: 'none',
    prefix: 'phone',
  }),
  confirmSms: post('/v4/auth/sms/confirm/:token', {
    about: 'Проверка кода для входа',
    query: z.object({ confirmationCode: z.string(), esiaConfirmationToken: z.optional(z.string()) }),
    body: nothing,
    reply: AuthResult,
    access: 'none',
  }),
  confirmRegistration: post('/v4/auth/sms/confirm-registration/:token', {
    about: 'Проверка кода для привязки номера',
    query: z.object({
      confirmationCode: z.string(),
      esiaConfirmationToken: z.string(),
      kppOnlineRequestId: z.optional(z.string()),
    }),
    body: nothing,
    reply: AuthResult,
    access: 'none',
  }),
  gateway: post('/v4/auth/esia/gateway', {
    about: 'Адрес Госуслуг для входа',
    body: z.object({ redirectPath: z.string() }),
    reply: GatewayResult,
    access: 'none',
    prefix: 'gateway',
  }),
  openSession: post('/v4/auth/esia/session', {
    about: 'Токен сессии Госуслуг',
    body: device,
    reply: SessionTokenResult,
    access: 'esia',
  }),
  bindingState: post('/v4/auth/esia/session/state/:token', {
    about: 'Привязан ли номер',
    body: nothing,
    reply: BindingState,
    access: 'none',
  }),
  confirmEsia: post('/v4/auth/esia/confirm/:token', {
    about: 'Подтверждение входа через Госуслуги',
    body: nothing,
    reply: AuthResult,
    access: 'none',
  }),
}
