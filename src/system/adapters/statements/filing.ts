import * as z from 'zod/mini'
import { signing } from '#api/tables/signing.ts'
import { synchronizerSigning } from '#api/tables/synchronizer-signing.ts'
import type { CallOptions } from '#api/client.ts'
import { Failure, faultOf, type Fault } from '#domain/faults.ts'
import { filedStatement, type FiledStatement } from '#domain/filed-statement.ts'
import * as limits from '#domain/limits.ts'
import { isFilingSubject, type CodeProof, type FilingSubject, type Ticket } from '#domain/signing.ts'
import { attemptKey } from '#domain/statement-draft.ts'
import { PensionApplication, PortfolioChangeDraft, synchronizerStatements } from '#domain/synchronizer-statements.ts'
import type { CodeAnswer, Fate } from '#machines/signing/contract.ts'
import type { Codes } from '../kit/codes.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { ticketOf, type Reply } from '../kit/ticket.ts'
import { isSpent } from '../kit/spent.ts'
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
  /** Hears what the fund has registered, where nobody tells it again. */
  registered?: (filed: FiledStatement) => void
}

/** Codes that file a statement. */
type Filing = {
  requestCode: (subject: FilingSubject, signal: AbortSignal) => Promise<CodeAnswer>
  /** The same, unless the last code for exactly this is still awaited: then what is left of its countdown is handed over with it. */
  askForCode: (subject: FilingSubject, signal: AbortSignal) => Promise<CodeAnswer>
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

const versionOf = (subject: FilingSubject) => (subject.kind === 'statement' ? subject.version : null)
/** What a code is for: the same content under another key is the same. */
const identityOf = (subject: FilingSubject) =>
  JSON.stringify(
    subject.kind === 'statement' ? subject : { ...subject, statement: { ...subject.statement, idempotencyKey: null } },
  )

/** Codes that file a statement: for exactly the version that was shown (L9, L10), or for the whole of it (K1, K2). */
export function createFiling(
  { client, clock }: Dependencies,
  { askFate, codeSent, registered }: FilingService,
): Filing {
  const drafts = client(signing)
  const { requestWhole, confirm } = client({
    requestWhole: synchronizerSigning.requestCode,
    confirm: synchronizerSigning.confirm,
  })
  /** How many requests for a code of this statement have been answered: each that comes after has a key of its own. */
  const answered = new WeakMap<object, number>()

  let last: { of: string; ticket: Ticket; at: number } | null = null
  function awaited(subject: FilingSubject): CodeAnswer | null {
    if (last?.of !== identityOf(subject)) return null
    const cooldown = last.at + limits.smsResendCountdown - clock.now()
    return cooldown > 0 ? { kind: 'sent', ticket: last.ticket, cooldown } : null
  }

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
    const answer = await expected(requestWhole({ query: { statementType }, body }, { signal }).then(sent), refusalOf)
    answered.set(subject.statement, count + 1)
    if (answer.kind === 'sent') codeSent?.()
    return answer
  }

  async function requestCode(subject: FilingSubject, signal: AbortSignal): Promise<CodeAnswer> {
    const answer = await expected(
      subject.kind === 'statement' ? codeOfDraft(subject, signal) : codeOfWhole(subject, signal),
      refusalOf,
    )
    if (answer.kind === 'sent') last = { of: identityOf(subject), ticket: answer.ticket, at: clock.now() }
    return answer
  }

  return {
    requestCode,
    askForCode: async (subject, signal) => {
      const known = awaited(subject)
      const fate = known && (await askFate(subject, signal))
      return known && fate?.kind === 'draft' && fate.version === versionOf(subject)
        ? known
        : requestCode(subject, signal)
    },
    confirm: async (subject, { confirmationToken: token }: Ticket, confirmationCode, signal) => {
      const params = { token }
      const answer =
        subject.kind === 'statement'
          ? drafts.confirm({ params, query: { confirmationToken: token, confirmationCode }, body: {} }, { signal })
          : confirm({ params, query: { confirmationCode }, body: {} }, { signal })
      try {
        const filed = filedStatement(await answer)
        registered?.(filed)
        return { kind: 'filed', filed }
      } catch (error) {
        if (isSpent(faultOf(error))) last = null
        throw error
      }
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
