import { fromPromise } from 'xstate'
import { Failure, faultOf, type Fault } from '#domain/faults.ts'
import type { CodeCheck, CodeSubject, Ticket } from '#domain/signing.ts'
import { codeEntry } from '#machines/code-entry/machine.ts'
import type { Event as CodeEvent } from '#machines/code-entry/contract.ts'
import { readOtp } from '../../browser/otp.ts'
import type { Codes } from './codes.ts'
import { expected } from './expected.ts'
import { listening } from './listening.ts'
import { isSpent } from './spent.ts'

/** A code that was refused as such; any other refusal says nothing of the code. */
function refusalOf(fault: Fault): CodeCheck | null {
  const { status } = fault
  if (isSpent(fault)) return { kind: 'spent', fault }
  return status === 400 || status === 422 ? { kind: 'wrong', fault } : null
}

/** The first code is asked for with the number; of any other the failure says that a code could not be sent (8-08). */
async function told<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    throw new Failure({ ...faultOf(error), prefix: 'smsCode' }, { cause: error })
  }
}

/** Typing and checking the code of an SMS (§7.2, §7.9), for the subjects that these codes are for. */
export function filledCodeEntry<Subject extends CodeSubject>({ isFor, send, confirm }: Codes<Subject>) {
  const own = (subject: CodeSubject): Subject => {
    if (!isFor(subject)) throw new Error(`a code for a ${subject.kind} is of another code step`)
    return subject
  }
  const check = async (subject: Subject, ticket: Ticket, code: string, signal: AbortSignal): Promise<CodeCheck> => ({
    kind: 'right',
    proof: await confirm(subject, ticket, code, signal),
  })

  return codeEntry.provide({
    actors: {
      sendCode: fromPromise(({ input: { subject }, signal }) => told(send(own(subject), signal))),
      confirmCode: fromPromise(({ input: { subject, ticket, code }, signal }) =>
        expected(check(own(subject), ticket, code, signal), refusalOf),
      ),
      readOtp: listening<CodeEvent>((sendBack) => readOtp((code) => sendBack({ type: 'code.read', code }))),
    },
  })
}
