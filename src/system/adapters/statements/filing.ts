import * as z from 'zod/mini'
import { signing } from '#api/tables/signing.ts'
import { synchronizerSigning } from '#api/tables/synchronizer-signing.ts'
import type { CallOptions } from '#api/client.ts'
import { Failure, type Fault } from '#domain/faults.ts'
import { filedStatement } from '#domain/filed-statement.ts'
import * as limits from '#domain/limits.ts'
import { isFilingSubject, type CodeProof, type FilingSubject, type Ticket } from '#domain/signing.ts'
import { attemptKey } from '#domain/statement-draft.ts'
import { PensionApplication, PortfolioChangeDraft, synchronizerStatements } from '#domain/synchronizer-statements.ts'
import type { CodeAnswer, Fate } from '#machines/signing/contract.ts'
import type { Codes } from '../kit/codes.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { ticketOf, type Reply } from '../kit/ticket.ts'
import { isDefinite } from './definite.ts'
import { typedContent } from './typed-content.ts'

/** What the services of one kind of statement do for its signing. */
export type FilingService = {
  /** What has become of it. */
  askFate: (subject: FilingSubject, signal: AbortSignal) => Promise<Fate>
  /** One of the documents that are read before. */
  paper: (subject: FilingSubject, document: string, options: CallOptions) => Promise<File>
  /** Hears that a code was sent, where what was filed is known by when that was. */
  codeSent?: () => void
}

/** Codes that file a statement. */
type Filing = {
  requestCode: (subject: FilingSubject, signal: AbortSignal) => Promise<CodeAnswer>
  confirm: (subject: FilingSubject, ticket: Ticket, code: string, signal: AbortSignal) => Promise<CodeProof>
}

const sent = (reply: Reply): CodeAnswer => ({
  kind: 'sent',
  ticket: ticketOf(reply, null),
  cooldown: limits.smsResendCountdown,
})
const refusalOf = (fault: Fault): CodeAnswer | null =>
  fault.code === 'AlreadyConfirmed' ? { kind: 'confirmed' } : isDefinite(fault) ? { kind: 'refused', fault } : null

const Whole = z.object({
  statementType: z.enum(synchronizerStatements),
  statement: z.union([PensionApplication, PortfolioChangeDraft]),
})
type Statement = Extract<FilingSubject, { kind: 'statement' }>
type Synchronizer = Extract<FilingSubject, { kind: 'synchronizer' }>

/** Codes that file a statement: for exactly the version that was shown (L9, L10), or for the whole of it (K1, K2). */
export function createFiling({ client }: Dependencies, { askFate, codeSent }: FilingService): Filing {
  const drafts = client(signing)
  const { requestCode, confirm } = client({
    requestCode: synchronizerSigning.requestCode,
    confirm: synchronizerSigning.confirm,
  })
  /** How many requests for a code of this statement have been answered: each that comes after has a key of its own. */
  const answered = new WeakMap<object, number>()

  /** A request names no version, so the record is looked at first: no code is for what nobody has seen. */
  async function codeOfDraft(subject: Statement, signal: AbortSignal): Promise<CodeAnswer> {
    const fate = await askFate(subject, signal)
    if (fate.kind === 'filed') return { kind: 'confirmed' }
    if (fate.kind === 'gone' || fate.version !== subject.version) return { kind: 'outdated' }
    const query = { statementId: subject.statementId, confirmationType: 'Sms' as const }
    return sent(await drafts.requestCode({ query, body: {} }, { signal }))
  }

  async function codeOfWhole(subject: Synchronizer, signal: AbortSignal): Promise<CodeAnswer> {
    const { statementType, statement } = typedContent(Whole, subject)
    const count = answered.get(subject.statement) ?? 0
    const body = { ...statement, idempotencyKey: attemptKey(statement.idempotencyKey, count + 1) }
    const answer = await expected(requestCode({ query: { statementType }, body }, { signal }).then(sent), refusalOf)
    answered.set(subject.statement, count + 1)
    if (answer.kind === 'sent') codeSent?.()
    return answer
  }

  return {
    requestCode: (subject, signal) =>
      expected(subject.kind === 'statement' ? codeOfDraft(subject, signal) : codeOfWhole(subject, signal), refusalOf),
    confirm: async (subject, { confirmationToken: token }: Ticket, confirmationCode, signal) => {
      const params = { token }
      const registered =
        subject.kind === 'statement'
          ? await drafts.confirm(
              { params, query: { confirmationToken: token, confirmationCode }, body: {} },
              { signal },
            )
          : await confirm({ params, query: { confirmationCode }, body: {} }, { signal })
      return { kind: 'filed', filed: filedStatement(registered) }
    },
  }
}

/** The codes of a statement's code step. Where another version stands by now, or it is filed, the step ends: whoever signs asks what has become of it. */
export const filingCodes = ({ requestCode, confirm }: Filing): Codes<FilingSubject> => ({
  isFor: isFilingSubject,
  send: async (subject, signal) => {
    const answer = await requestCode(subject, signal)
    if (answer.kind === 'refused') throw new Failure(answer.fault)
    return answer.kind === 'sent' ? { kind: 'sent', ticket: answer.ticket } : { kind: 'unknown' }
  },
  confirm,
})
