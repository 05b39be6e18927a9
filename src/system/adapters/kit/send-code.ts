import * as limits from '#domain/limits.ts'
import { showPhone } from '#domain/phone-format.ts'
import type { AccountSubject, CodeSubject, Sending, Sent, Ticket } from '#domain/signing.ts'
import { deviceName } from '../../browser/device-name.ts'
import { deviceIdOf } from '../../browser/device.ts'
import { createSentCodes } from '../../browser/sent-codes.ts'
import type { Dependencies } from './dependencies.ts'
import { expected } from './expected.ts'
import { ticketOf } from './ticket.ts'

/** Sends the code of an SMS for whatever the account asks it, and remembers it. */
export function codeSender({ client, local, session }: Dependencies) {
  const entry = client(async () => (await import('#api/tables/auth.ts')).auth, { ahead: true })
  const signing = client(async () => (await import('#api/tables/consent.ts')).consent)
  const sentCodes = createSentCodes(session)

  async function ask(subject: AccountSubject, signal: AbortSignal): Promise<Ticket> {
    const device = { userAppType: limits.clientAppType, deviceName: deviceName(), deviceId: deviceIdOf(local) }
    switch (subject.kind) {
      case 'signIn':
        return ticketOf(
          await entry.sendSms({ query: { phoneNumber: subject.phone }, body: device }, { signal }),
          showPhone(subject.phone),
        )
      case 'signUp': {
        const body = {
          deviceInfoDataArgs: device,
          phoneNumber: subject.phone,
          esiaConfirmationToken: subject.esiaToken,
        }
        return ticketOf(await entry.registerSms({ body }, { signal }), showPhone(subject.phone))
      }
      case 'consent': {
        const sent = await signing.requestCode(
          { body: { consentId: subject.consentId, confirmationType: 'Sms' } },
          { signal },
        )
        return ticketOf({ ...sent, confirmationToken: sent.id }, null)
      }
    }
  }

  return async (subject: AccountSubject, signal: AbortSignal): Promise<Ticket> => {
    const ticket = await ask(subject, signal)
    sentCodes.keep(subject, ticket)
    return ticket
  }
}

/** The services do not know the number (4.2-07), or the identity provider's token no longer says who it is. */
const isUnknown = (subject: CodeSubject, status: number | null) =>
  'phone' in subject && (status === 401 || (subject.kind === 'signUp' && status === 410))

/** The sending of a code by how it ended. */
export const sending = <What>(subject: CodeSubject, sent: Promise<What>): Promise<Sending<What>> =>
  expected<Sending<What>>(
    sent.then((what) => ({ kind: 'sent', ...what })),
    ({ status }) => (isUnknown(subject, status) ? { kind: 'unknown' } : null),
  )

/**
 * Sends a code, unless the last one to the same number was sent less than thirty seconds ago: then that one is still awaited, and what is
 * left of its countdown is handed over.
 */
export function createCodeAsker(dependencies: Dependencies) {
  const send = codeSender(dependencies)
  const sentCodes = createSentCodes(dependencies.session)
  const ask = async (subject: AccountSubject, signal: AbortSignal): Promise<Sent> => {
    const last = sentCodes.recall(subject)
    return last && last.cooldown > 0
      ? last
      : { ticket: await send(subject, signal), cooldown: limits.smsResendCountdown }
  }
  return (subject: AccountSubject, signal: AbortSignal): Promise<Sending<Sent>> =>
    sending(subject, ask(subject, signal))
}
