import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { isUnanswered, type Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { counted } from '#domain/plural.ts'
import type { inquiry } from './machine.ts'

type Inquiry = SnapshotFrom<typeof inquiry>

export type Status = 'loading' | 'editing' | 'sending' | 'pausing' | 'failed' | 'sent'
const statuses: Record<Inquiry['value'], Status> = {
  recalling: 'loading',
  editing: 'editing',
  sending: 'sending',
  pausing: 'pausing',
  failed: 'failed',
  sent: 'sent',
}

export const status = (of: Inquiry): Status => statuses[of.value]
export const draft = (of: Inquiry) => of.context.draft
export const formNumber = (of: Inquiry) => of.context.formNumber
export const receipt = (of: Inquiry) => of.context.receipt
/** What the services said of single fields. */
export const fieldErrors = (of: Inquiry) => of.context.fault?.fields ?? noErrors

function pauseOf({ retryAfter }: Fault): string {
  const seconds = Math.ceil((retryAfter ?? limits.inquiryPause) / 1000)
  return seconds < 100
    ? counted(seconds, 'секунду', 'секунды', 'секунд')
    : counted(Math.ceil(seconds / 60), 'минуту', 'минуты', 'минут')
}

/** Why it was not sent; null where it was, or where it was not tried. */
export function errorText(of: Inquiry): string | null {
  const { fault } = of.context
  if (!fault) return null
  if (of.matches('pausing')) return `Слишком много обращений подряд. Следующее можно отправить через ${pauseOf(fault)}.`
  return describeAlways(fault)
}

/** No answer came: it may have been accepted all the same, and who sends it again must know that. */
export const mayHaveArrived = (of: Inquiry): boolean => of.context.fault !== null && isUnanswered(of.context.fault)

const noErrors: Record<string, string[]> = {}
