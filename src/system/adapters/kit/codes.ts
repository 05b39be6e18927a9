import type { CodeProof, CodeSubject, Sending, Ticket } from '#domain/signing.ts'

/** Codes for some of the subjects: whoever opens a code step brings its own along, so that no other step carries them. */
export type Codes<Subject extends CodeSubject> = {
  isFor: (subject: CodeSubject) => subject is Subject
  send: (subject: Subject, signal: AbortSignal) => Promise<Sending<{ ticket: Ticket }>>
  confirm: (subject: Subject, ticket: Ticket, code: string, signal: AbortSignal) => Promise<CodeProof>
}
