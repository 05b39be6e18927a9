import type { Api } from '#api/client.ts'
import { toAuth, type AuthResult } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import { limits } from '#domain/limits.ts'
import { showPhone } from '#domain/phone.ts'
import type { CodeProof, CodeSubject, Ticket } from '#domain/signing.ts'
import { deviceName } from '../browser-device.ts'

type Sent = { confirmationToken: string; smsAttempts: number; phoneMask?: string | null | undefined }
const ticketOf = (sent: Sent, phoneMask: string | null): Ticket =>
  ({ confirmationToken: sent.confirmationToken, smsAttempts: sent.smsAttempts, phoneMask: sent.phoneMask ?? phoneMask, sentAt: Date.now() })

/** The stored form of a confirmed sign-in; tokens that cannot be read are a broken answer. */
export function authFrom(result: AuthResult) {
  const auth = toAuth(result)
  if (!auth) throw new Failure({ kind: 'broken' })
  return auth
}

/** Sending and checking the code of an SMS, for whatever it is asked (§7.2, §7.9). */
export const createCodePorts = (api: Api, deviceId: () => string) => ({
  send: async (subject: CodeSubject, signal: AbortSignal): Promise<Ticket> => {
    const device = { userAppType: limits.clientAppType, deviceName: deviceName(), deviceId: deviceId() }
    switch (subject.kind) {
      case 'signIn':
        return ticketOf(await api.auth.sendSms({ query: { phoneNumber: subject.phone }, body: device }, { signal }), showPhone(subject.phone))
      case 'signUp': {
        const body = { deviceInfoDataArgs: device, phoneNumber: subject.phone, esiaConfirmationToken: subject.esiaToken }
        return ticketOf(await api.auth.registerSms({ body }, { signal }), showPhone(subject.phone))
      }
      case 'consent': {
        const sent = await api.consent.requestCode({ body: { consentId: subject.consentId, confirmationType: 'Sms' } }, { signal })
        return ticketOf({ ...sent, confirmationToken: sent.id }, null)
      }
    }
  },
  confirm: async (subject: CodeSubject, ticket: Ticket, code: string, signal: AbortSignal): Promise<CodeProof> => {
    const token = ticket.confirmationToken
    switch (subject.kind) {
      case 'signIn': {
        const answer = await api.auth.confirmSms({ params: { token }, query: { confirmationCode: code }, body: {} }, { signal })
        return { kind: 'auth', auth: authFrom(answer) }
      }
      case 'signUp': {
        const query = {
          confirmationCode: code,
          esiaConfirmationToken: subject.esiaToken,
          ...(subject.joiningId === null ? {} : { kppOnlineRequestId: subject.joiningId }),
        }
        return { kind: 'auth', auth: authFrom(await api.auth.confirmRegistration({ params: { token }, query, body: {} }, { signal })) }
      }
      case 'consent':
        await api.consent.confirm({ params: { id: token }, query: { confirmationCode: code }, body: {} }, { signal })
        return { kind: 'signed' }
    }
  },
})
