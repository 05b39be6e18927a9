import { sentenceOf } from './fault-texts.ts'
import type { Fault } from './faults.ts'
import * as messages from './messages.ts'

/** What stands under the code field after a refused code (8-10, 8-11). */
export function describeCodeFault(of: Fault): string {
  if (of.code === 'TooManyAttempts') return `${of.description ?? messages.smsConfirmation}${messages.tooManyAttempts}`
  if (of.kind === 'offline' || of.kind === 'timeout') return sentenceOf(of)
  return of.description ?? messages.smsConfirmation
}
