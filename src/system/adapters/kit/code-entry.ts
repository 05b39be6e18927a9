import { fromPromise } from 'xstate'
import { auth } from '#api/tables/auth.ts'
import { consent } from '#api/tables/consent.ts'
import { toAuth, type AuthResult } from '#domain/auth-answers.ts'
import { Failure, faultOf, type Fault } from '#domain/faults.ts'
import {
  isFilingSubject,
  type AccountSubject,
  type CodeCheck,
  type CodeProof,
  type CodeSubject,
  type FilingSubject,
  type Sending,
  type Ticket,
} from '#domain/signing.ts'
import { codeEntry } from '#machines/code-entry/machine.ts'
import type { Event as CodeEvent } from '#machines/code-entry/contract.ts'
import { readOtp } from '../../browser/otp.ts'
import type { Dependencies } from './dependencies.ts'
import { expected } from './expected.ts'
import { listening } from './listening.ts'
import type { Filing } from './filing.ts'
import { codeSender, sending } from './send-code.ts'

/** The stored form of a confirmed sign-in; tokens that cannot be read are a broken answer. */
export function authFrom(result: AuthResult) {
  const read = toAuth(result)
  if (!read) throw new Failure({ kind: 'broken' })
  return read
}

/** A code that was refused as such; any other refusal says nothing of the code. */
function refusalOf(fault: Fault): CodeCheck | null {
  const { code, status } = fault
  if (code === 'TooManyAttempts' || code === 'CodeExpired' || status === 410) return { kind: 'spent', fault }
  return status === 400 || status === 422 ? { kind: 'wrong', fault } : null
}

/** A code step that was opened for the account alone files nothing. */
const noFiling: Filing = {
  requestCode: (subject) => Promise.reject(new Error(`a code for a ${subject.kind} is sent where it is signed`)),
  confirm: (subject) => Promise.reject(new Error(`a code for a ${subject.kind} is checked where it is signed`)),
}

/** Typing and checking the code of an SMS, for whatever it is asked (§7.2, §7.9); `filing` is given where it files a statement. */
export function filledCodeEntry(dependencies: Dependencies, filing: Filing = noFiling) {
  const entry = dependencies.client(auth)
  const signing = dependencies.client(consent)
  const send = codeSender(dependencies)

  async function confirm(
    subject: AccountSubject,
    { confirmationToken: token }: Ticket,
    code: string,
    signal: AbortSignal,
  ): Promise<CodeProof> {
    switch (subject.kind) {
      case 'signIn': {
        const answer = await entry.confirmSms(
          { params: { token }, query: { confirmationCode: code }, body: {} },
          { signal },
        )
        return { kind: 'auth', auth: authFrom(answer) }
      }
      case 'signUp': {
        const query = {
          confirmationCode: code,
          esiaConfirmationToken: subject.esiaToken,
          ...(subject.joiningId === null ? {} : { kppOnlineRequestId: subject.joiningId }),
        }
        return {
          kind: 'auth',
          auth: authFrom(await entry.confirmRegistration({ params: { token }, query, body: {} }, { signal })),
        }
      }
      case 'consent':
        await signing.confirm({ params: { id: token }, query: { confirmationCode: code }, body: {} }, { signal })
        return { kind: 'signed' }
    }
  }

  const check = async (
    subject: CodeSubject,
    ticket: Ticket,
    code: string,
    signal: AbortSignal,
  ): Promise<CodeCheck> => ({
    kind: 'right',
    proof: isFilingSubject(subject)
      ? await filing.confirm(subject, ticket, code, signal)
      : await confirm(subject, ticket, code, signal),
  })

  /** The first code is asked for with the number; of any other the failure says that a code could not be sent (8-08). */
  async function told<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call
    } catch (error) {
      throw new Failure({ ...faultOf(error), prefix: 'smsCode' }, { cause: error })
    }
  }

  /** Where another version stands by now, or it is filed, the code step ends: whoever signs asks what has become of it. */
  async function renewed(subject: FilingSubject, signal: AbortSignal): Promise<Sending<{ ticket: Ticket }>> {
    const answer = await filing.requestCode(subject, signal)
    if (answer.kind === 'refused') throw new Failure(answer.fault)
    return answer.kind === 'sent' ? { kind: 'sent', ticket: answer.ticket } : { kind: 'unknown' }
  }

  const resend = (subject: CodeSubject, signal: AbortSignal) =>
    isFilingSubject(subject)
      ? told(renewed(subject, signal))
      : sending(
          subject,
          told(send(subject, signal)).then((ticket) => ({ ticket })),
        )

  return codeEntry.provide({
    actors: {
      sendCode: fromPromise(({ input: { subject }, signal }) => resend(subject, signal)),
      confirmCode: fromPromise(({ input: { subject, ticket, code }, signal }) =>
        expected(check(subject, ticket, code, signal), refusalOf),
      ),
      readOtp: listening<CodeEvent>((sendBack) => readOtp((code) => sendBack({ type: 'code.read', code }))),
    },
  })
}
