import { fromPromise } from 'xstate'
import * as limits from '#domain/limits.ts'
import { showPhone } from '#domain/phone.ts'
import type { CodeSubject, Ticket } from '#domain/signing.ts'
import { deviceName } from '../../browser/device-name.ts'
import { deviceIdOf } from '../../browser/device.ts'
import type { Dependencies } from './dependencies.ts'

type Sent = { confirmationToken: string; smsAttempts: number; phoneMask?: string | null | undefined }
const ticketOf = (sent: Sent, phoneMask: string | null): Ticket =>
  ({ confirmationToken: sent.confirmationToken, smsAttempts: sent.smsAttempts, phoneMask: sent.phoneMask ?? phoneMask, sentAt: Date.now() })

/** Sends the code of an SMS for whatever it is asked; `prepare` is whatever else must be there before the code is typed. */
export function sendCodePort({ client, local }: Dependencies, prepare: () => Promise<unknown> = () => Promise.resolve()) {
  const entry = client(async () => (await import('#api/tables/auth.ts')).auth, { ahead: true })
  const signing = client(async () => (await import('#api/tables/consent.ts')).consent)

  async function send(subject: CodeSubject, signal: AbortSignal): Promise<Ticket> {
    const device = { userAppType: limits.clientAppType, deviceName: deviceName(), deviceId: deviceIdOf(local) }
    switch (subject.kind) {
      case 'signIn':
        return ticketOf(await entry.sendSms({ query: { phoneNumber: subject.phone }, body: device }, { signal }), showPhone(subject.phone))
      case 'signUp': {
        const body = { deviceInfoDataArgs: device, phoneNumber: subject.phone, esiaConfirmationToken: subject.esiaToken }
        return ticketOf(await entry.registerSms({ body }, { signal }), showPhone(subject.phone))
      }
      case 'consent': {
        const sent = await signing.requestCode({ body: { consentId: subject.consentId, confirmationType: 'Sms' } }, { signal })
        return ticketOf({ ...sent, confirmationToken: sent.id }, null)
      }
    }
  }

  return fromPromise<Ticket, { subject: CodeSubject }>(async ({ input, signal }) => {
    const [ticket] = await Promise.all([send(input.subject, signal), prepare()])
    return ticket
  })
}
