import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import { auth } from '#api/tables/auth.ts'
import { consent } from '#api/tables/consent.ts'
import { toAuth, type AuthResult } from '#domain/auth-answers.ts'
import { Failure } from '#domain/faults.ts'
import type { CodeProof, CodeSubject, Ticket } from '#domain/signing.ts'
import { codeEntry } from '#machines/code-entry/machine.ts'
import type { Event as CodeEvent } from '#machines/code-entry/contract.ts'
import { readOtp } from '../../browser/otp.ts'
import { sendCodePort } from './send-code.ts'
import type { Dependencies } from './dependencies.ts'

/** The stored form of a confirmed sign-in; tokens that cannot be read are a broken answer. */
export function authFrom(result: AuthResult) {
  const read = toAuth(result)
  if (!read) throw new Failure({ kind: 'broken' })
  return read
}

/** Typing and checking the code of an SMS, for whatever it is asked (§7.2, §7.9). */
export function filledCodeEntry(dependencies: Dependencies) {
  const entry = dependencies.client(auth)
  const signing = dependencies.client(consent)

  async function confirm(subject: CodeSubject, { confirmationToken: token }: Ticket, code: string, signal: AbortSignal): Promise<CodeProof> {
    switch (subject.kind) {
      case 'signIn': {
        const answer = await entry.confirmSms({ params: { token }, query: { confirmationCode: code }, body: {} }, { signal })
        return { kind: 'auth', auth: authFrom(answer) }
      }
      case 'signUp': {
        const query = {
          confirmationCode: code,
          esiaConfirmationToken: subject.esiaToken,
          ...(subject.joiningId === null ? {} : { kppOnlineRequestId: subject.joiningId }),
        }
        return { kind: 'auth', auth: authFrom(await entry.confirmRegistration({ params: { token }, query, body: {} }, { signal })) }
      }
      case 'consent':
        await signing.confirm({ params: { id: token }, query: { confirmationCode: code }, body: {} }, { signal })
        return { kind: 'signed' }
    }
  }

  return codeEntry.provide({
    actors: {
      sendCode: sendCodePort(dependencies),
      confirmCode: fromPromise(({ input: { subject, ticket, code }, signal }) => confirm(subject, ticket, code, signal)),
      readOtp: fromCallback<EventObject, NonReducibleUnknown, CodeEvent>(({ sendBack }) => readOtp((code) => sendBack({ type: 'code.read', code }))),
    },
  })
}
