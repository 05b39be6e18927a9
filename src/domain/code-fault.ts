import { sentenceOf } from './fault-texts.ts'
import type { Fault } from './faults.ts'
import * as messages from './messages.ts'
import { counted, plural } from './plural.ts'

const left = (count: number) =>
  `${plural(count, 'Осталась', 'Осталось', 'Осталось')} ${counted(count, 'попытка', 'попытки', 'попыток')}.`

/** The words of the service end with a stop, whatever it has sent. */
const sentence = (text: string) => text.trim().replace(/[^.!?…]$/u, '$&.')

/** What stands under the code field after a refused code (8-10, 8-11). */
export function describeCodeFault(of: Fault): string {
  if (of.code === 'TooManyAttempts') return `${of.description ?? messages.smsConfirmation}${messages.tooManyAttempts}`
  if (of.kind === 'offline' || of.kind === 'timeout') return sentenceOf(of)
  const said = of.description ?? messages.smsConfirmation
  return of.attemptsLeft !== null && of.attemptsLeft > 0 ? `${sentence(said)} ${left(of.attemptsLeft)}` : said
}
