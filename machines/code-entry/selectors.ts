import type { SnapshotFrom } from 'xstate'
import { describeCodeFault } from '#domain/code-fault.ts'
import * as limits from '#domain/limits.ts'
import type { codeEntry } from './machine.ts'

type Entry = SnapshotFrom<typeof codeEntry>

export const code = (of: Entry) => of.context.code
export const phoneMask = (of: Entry) => of.context.ticket.phoneMask
export const isChecking = (of: Entry) => of.matches({ asking: { input: 'confirming' } })
export const isSpent = (of: Entry) => of.matches({ asking: { input: 'spent' } })
export const isResending = (of: Entry) => of.matches({ asking: { resend: 'sending' } })
export const isCooling = (of: Entry) => of.matches({ asking: { resend: 'cooling' } })
export const canResend = (of: Entry) => of.can({ type: 'code.resendRequested' })
/** When a resend is allowed, by this device's clock in milliseconds. */
export const resendAt = (of: Entry) => of.context.ticket.sentAt + limits.smsResendCountdown
/** What stands under the field (4.2-10). */
export const fault = (of: Entry) => (of.context.fault ? describeCodeFault(of.context.fault) : null)
/** Grows with every refused code, so that the field can select what was typed. */
export const errors = (of: Entry) => of.context.errors
