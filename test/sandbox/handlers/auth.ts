import { tables } from '#api/tables/all.ts'
import { sendCode, liveCode, takeCode } from '../codes.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import { closeSession, openSession, rotate } from '../tokens.ts'
import { clientById, clientByPhone, type World } from '../world.ts'
import { esiaSession } from './esia.ts'

const { auth } = tables
const mobile = /^89\d{9}$/

function checkRequestOwner(world: World, userId: string, requestId: string): void {
  if (clientById(world, userId).joining?.kppOnlineRequestId !== requestId) refuse('PersonMismatch')
}

/** The person of the state portal becomes a client under this phone; who brings a joining request goes on with it. */
function register(world: World, userId: string, phone: string, requestId: string | undefined): void {
  const client = clientById(world, userId)
  world.store.change(() => {
    if (!client.isRegistered) {
      client.userType = requestId === undefined ? 'ClientProfile' : 'OnlineClientProfile'
      if (requestId === undefined) client.joining = null
    }
    client.isRegistered = true
    client.me.phoneNumber = phone
    client.me.login = phone
  })
}

/** Sign-in by phone, refresh and sign-out (1.2). */
export const authHandlers = (handle: Handle, world: World) => [
  handle(auth.providers, () => [
    { authType: 'Esia', isAvailable: true, order: 1, title: 'Через Госуслуги' },
    { authType: 'Sms', isAvailable: true, order: 2, title: 'По телефону' },
  ]),
  handle(auth.refresh, ({ body }) => rotate(world, body.refreshToken)),
  handle(
    auth.logout,
    ({ claims }) => {
      closeSession(world, claims.sid)
      return undefined
    },
    { readOnly: true },
  ),
  handle(auth.sendSms, ({ query: { phoneNumber } }) => {
    if (!mobile.test(phoneNumber)) refuse('PhoneInvalid', { fields: { phoneNumber: ['Проверьте номер телефона'] } })
    const client = clientByPhone(world, phoneNumber) ?? refuse('UserNotFoundByPhone')
    if (client.isBlocked) refuse('AccountBlocked')
    return sendCode(world, { purpose: 'sign-in', subject: client.userId, phone: phoneNumber })
  }),
  handle(auth.registerSms, ({ body: { phoneNumber, esiaConfirmationToken } }) => {
    if (!mobile.test(phoneNumber)) refuse('PhoneInvalid', { fields: { phoneNumber: ['Проверьте номер телефона'] } })
    const { userId, isTrusted } = esiaSession(world, esiaConfirmationToken)
    if (!isTrusted) refuse('EsiaAccountUntrusted')
    const owner = clientByPhone(world, phoneNumber)
    if (owner && owner.userId !== userId) refuse('PhoneAlreadyBinded')
    return sendCode(world, { purpose: 'registration', subject: esiaConfirmationToken, phone: phoneNumber })
  }),
  handle(auth.confirmSms, ({ params, query }) => {
    const sent = liveCode(world, 'sign-in', params.token)
    takeCode(world, sent, query.confirmationCode)
    return openSession(world, sent.subject, 'Sms')
  }),
  handle(auth.confirmRegistration, ({ params, query }) => {
    const sent = liveCode(world, 'registration', params.token)
    if (sent.subject !== query.esiaConfirmationToken) refuse('EsiaTokenExpired')
    const { userId } = esiaSession(world, query.esiaConfirmationToken)
    if (query.kppOnlineRequestId !== undefined) checkRequestOwner(world, userId, query.kppOnlineRequestId)
    takeCode(world, sent, query.confirmationCode)
    register(world, userId, sent.phone, query.kppOnlineRequestId)
    world.store.change((state) => {
      state.esia = state.esia.filter((one) => one.token !== query.esiaConfirmationToken)
    })
    return openSession(world, userId, 'Sms')
  }),
]
