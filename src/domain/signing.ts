import type { Auth } from './auth.ts'
import type { Fault } from './faults.ts'
import type { FiledStatement } from './filed-statement.ts'
import type { Phone } from './phone.ts'
import type { DraftVersion } from './statement-draft.ts'

/**
 * What is filed by its signature: a draft of the service in the version that was shown, or the whole content of a statement. A code that
 * got no answer may have filed it, so what became of it is asked before there is another try.
 */
export type FilingSubject =
  | { kind: 'statement'; statementId: string; version: DraftVersion }
  | { kind: 'synchronizer'; statementType: string; statement: Readonly<Record<string, unknown>> }

/** What a code of the account confirms, which files nothing: a sign-in, the binding of a number, or a consent. */
export type AccountSubject =
  | { kind: 'signIn'; phone: Phone }
  | { kind: 'signUp'; phone: Phone; esiaToken: string; joiningId: string | null }
  | { kind: 'consent'; consentId: string }

/** What a code from an SMS confirms. */
export type CodeSubject = FilingSubject | AccountSubject

/** A code was sent: what confirms it, how many tries it has, where it went, and when by this device's clock, in milliseconds. */
export type Ticket = { confirmationToken: string; smsAttempts: number; phoneMask: string | null; sentAt: number }

export const isFilingSubject = (subject: CodeSubject): subject is FilingSubject =>
  subject.kind === 'statement' || subject.kind === 'synchronizer'

/** A ticket, and how long until a new code may be asked for, in milliseconds: less than the whole countdown where the code was sent before. */
export type Sent = { ticket: Ticket; cooldown: number }

/** How the sending of a code may end: it was sent, or the services do not know whom it is for, such as a number that nobody has registered. */
export type Sending<What> = ({ kind: 'sent' } & What) | { kind: 'unknown' }

/** The ticket of a code that is awaited; nobody awaits one that was not sent. */
export function ticketIn({ ticket }: { ticket: Ticket | null }): Ticket {
  if (!ticket) throw new Error('a code is awaited that was not sent')
  return ticket
}

/** What a right code gives. */
export type CodeProof = { kind: 'auth'; auth: Auth } | { kind: 'signed' } | { kind: 'filed'; filed: FiledStatement }

/** How the check of a code may end: right; wrong, so that another may be typed; spent, so that only a new one helps (8-10, 8-11). */
export type CodeCheck = { kind: 'right'; proof: CodeProof } | { kind: 'wrong' | 'spent'; fault: Fault }

/** How the signing of a statement ends: filed, gone back from, worthless since what is signed has changed, or refused. */
export type SigningOutput =
  | { result: 'signed'; filed: FiledStatement | null }
  | { result: 'left' | 'outdated' }
  | { result: 'refused'; fault: Fault | null }
