import { Failure } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { FilingSubject, Sent } from '#domain/signing.ts'
import {
  isSameDraft,
  type DraftRecord,
  type DraftVersion,
  type SaveAttempt,
  type StoredDraft,
} from '#domain/statement-draft.ts'
import type { DeleteAnswer, SaveAnswer } from '#machines/draft/contract.ts'
import type { CodeAnswer, Fate } from '#machines/signing/contract.ts'
import type { Scan } from '#machines/upload/contract.ts'
import { hold } from './promise.ts'

type Stored = StoredDraft & { isFiled: boolean }
type Code = { statementId: string; version: DraftVersion; signing: string; wrong: number }

/** The one code that is right. */
export const rightCode = '1234'

const refusal = (status: number, code: string) => new Failure({ kind: 'refused', status, code })

/**
 * The fund as one statement of one client meets it: versions are checked, a key is known again until it is forgotten, a code is for one
 * version, and only one statement is filed. It shows what no refusal would: what is overwritten, and what is filed.
 */
export function createFund() {
  const seenKeys = new Map<string, Stored>()
  /** What it has against the content of an attempt, it has whenever that comes. */
  const judged = new Map<string, 'taken' | 'invalid'>()
  const codes = new Map<string, Code>()
  const previews = new Map<string, DraftVersion[]>()
  const files = new Map<string, 'checking' | 'clean' | 'infected'>()
  let [ids, tokens, scans] = [0, 0, 0]

  const fund = {
    stored: null as Stored | null,
    /** What was filed, and whether by a code that was typed here. */
    filings: [] as { stored: Stored; isOurs: boolean }[],
    files,
    /** Sections that another device wrote and that this client has been shown. */
    shown: new Set<unknown>(),
    /** After a day the fund knows no key again. */
    forgetKeys: () => seenKeys.clear(),

    record(): DraftRecord {
      const { stored } = fund
      if (stored === null) return { kind: 'none' }
      return stored.isFiled ? { kind: 'filed' } : { kind: 'draft', stored }
    },

    /** Another device of the same client saves, whatever lies there. */
    saveElsewhere(section: string, value: unknown, key: string): void {
      const { stored } = fund
      fund.stored = {
        statementId: stored?.statementId ?? `statement-${(ids += 1)}`,
        version: Number(stored?.version ?? 0) + 1,
        key,
        savedAt: null,
        reached: stored?.reached ?? 'person',
        values: { ...stored?.values, [section]: value },
        isFiled: false,
      }
    },
    fileElsewhere(): void {
      if (fund.stored) fund.filings.push({ stored: fund.stored, isOurs: false })
      fund.stored = fund.stored && { ...fund.stored, isFiled: true }
    },

    /** From now on the content of this attempt is refused, unless it was taken before. */
    findInvalid: ({ key }: SaveAttempt) => void (judged.has(key) || judged.set(key, 'invalid')),

    save(attempt: SaveAttempt): Stored {
      if (judged.get(attempt.key) === 'invalid') throw refusal(400, 'ValidationError')
      const { stored } = fund
      const known = seenKeys.get(attempt.key)
      if (known) return known
      if (stored?.isFiled) throw refusal(409, 'NotDraft')
      if (!stored && attempt.statementId !== null) throw refusal(404, 'NotFound')
      if (stored && attempt.statementId !== stored.statementId) throw refusal(409, 'StatementExists')
      if (stored && attempt.version !== stored.version) throw refusal(409, 'VersionConflict')
      for (const [section, value] of Object.entries(stored?.values ?? {}))
        if (String(value).startsWith('theirs') && !isSameDraft(attempt.values[section], value))
          hold(fund.shown.has(value), 'nothing is overwritten unseen')
      const saved: Stored = {
        statementId: stored?.statementId ?? `statement-${(ids += 1)}`,
        version: Number(stored?.version ?? 0) + 1,
        key: attempt.key,
        savedAt: null,
        reached: attempt.reached,
        values: attempt.values,
        isFiled: false,
      }
      fund.stored = saved
      seenKeys.set(attempt.key, saved)
      judged.set(attempt.key, 'taken')
      return saved
    },

    remove({ statementId, version }: { statementId: string | null; version: DraftVersion }): DeleteAnswer {
      const { stored } = fund
      if (stored === null) return { kind: 'gone' }
      if (stored.isFiled || stored.statementId !== statementId || stored.version !== version)
        return { kind: 'changed', fault: refusal(409, 'VersionConflict').fault }
      fund.stored = null
      return { kind: 'gone' }
    },

    fate({ statementId }: { statementId: string }): Fate {
      const { stored } = fund
      if (stored?.statementId !== statementId) return { kind: 'gone' }
      return stored.isFiled ? { kind: 'filed', filed: null } : { kind: 'draft', version: stored.version }
    },

    /** A document shows the statement as it stands when it is opened. */
    preview(signing: string): void {
      previews.set(signing, [...(previews.get(signing) ?? []), fund.stored?.version ?? null])
    },

    /** A code for the version that stands now; who asks for one has looked whether that is the version they mean. */
    sendCode({ statementId }: { statementId: string }, signing: string, now: number): Sent {
      const { stored } = fund
      if (stored?.statementId !== statementId || stored.isFiled) throw refusal(409, 'AlreadyConfirmed')
      const token = `token-${(tokens += 1)}`
      codes.set(token, { statementId, version: stored.version, signing, wrong: 0 })
      const ticket = { confirmationToken: token, smsAttempts: 3, phoneMask: null, sentAt: now }
      return { ticket, cooldown: limits.smsResendCountdown }
    },

    /** Files the statement by a right code, once. */
    confirm(token: string, typed: string): void {
      const code = codes.get(token)
      const { stored } = fund
      if (!code || stored?.isFiled) throw refusal(409, 'AlreadyConfirmed')
      if (stored?.statementId !== code.statementId || stored.version !== code.version || code.wrong >= 3)
        throw refusal(410, 'CodeExpired')
      if (typed !== rightCode) {
        code.wrong += 1
        throw refusal(400, 'WrongCode')
      }
      const isAsShown = (previews.get(code.signing) ?? []).every((version) => version === stored.version)
      hold(isAsShown, 'the code that signs belongs to the version that was shown')
      hold(isWhole(stored), 'nothing is filed while a step is invalid')
      hold(areFilesClean(stored), 'nothing is filed while a file is not clean')
      fund.stored = { ...stored, isFiled: true }
      fund.filings.push({ stored, isOurs: true })
      hold(fund.filings.length === 1, 'nothing is filed twice')
    },

    receiveFile(): string {
      const id = `file-${(scans += 1)}`
      files.set(id, 'checking')
      return id
    },
    scan: ({ fileId }: { fileId: string }): Scan => ({ kind: files.get(fileId) ?? 'gone' }),
  }

  const isWhole = ({ values }: Stored) => ['person', 'bank'].every((section) => Boolean(values[section]))
  const areFilesClean = ({ values }: Stored) =>
    !values['passport'] || files.get(values['passport'] as string) === 'clean'
  return fund
}
export type Fund = ReturnType<typeof createFund>

/** A refusal that judges what was sent is an answer of its own kind; any other says nothing of it. */
const answered = <Answer>(make: () => Answer, answerOf: (failure: Failure) => Answer | null): Answer => {
  try {
    return make()
  } catch (error) {
    const answer = error instanceof Failure ? answerOf(error) : null
    if (answer === null) throw error
    return answer
  }
}

const isOf = (subject: FilingSubject): Extract<FilingSubject, { kind: 'statement' }> => {
  if (subject.kind !== 'statement') throw new Error('a draft is signed here')
  return subject
}
const gone: DraftVersion = null
const versionIn = (fate: Fate) => (fate.kind === 'draft' ? fate.version : gone)

/** What the fund answers to each port of the statement, in the port's own terms. */
export const answersOf = (fund: Fund, { isVersionAskedFirst }: { isVersionAskedFirst: boolean }) => {
  const codeFor = (of: FilingSubject, signing: string, now: number): CodeAnswer => {
    const subject = isOf(of)
    const fate = fund.fate(subject)
    if (fate.kind === 'filed') return { kind: 'confirmed' }
    if (fate.kind === 'gone' || (isVersionAskedFirst && versionIn(fate) !== subject.version))
      return { kind: 'outdated' }
    return { kind: 'sent', ...fund.sendCode(subject, signing, now) }
  }
  return {
    saveDraft: ({ attempt }: { attempt: SaveAttempt }): SaveAnswer =>
      answered<SaveAnswer>(
        () => ({ kind: 'saved', stored: fund.save(attempt) }),
        ({ fault }) => ({ kind: fault.status === 400 ? 'refused' : 'conflict', fault }),
      ),
    loadRecord: () => fund.record(),
    deleteDraft: (seen: { statementId: string | null; version: DraftVersion }) => fund.remove(seen),
    openDocument: (_: unknown, signing: string) => fund.preview(signing),
    requestCode: ({ subject }: { subject: FilingSubject }, signing: string, now: number) =>
      codeFor(subject, signing, now),
    sendCode: ({ subject }: { subject: FilingSubject }, signing: string, now: number) => {
      const answer = codeFor(subject, signing, now)
      return answer.kind === 'sent' ? answer : { kind: 'unknown' as const }
    },
    confirmCode: ({ ticket, code }: { ticket: { confirmationToken: string }; code: string }) =>
      answered<unknown>(
        () => {
          fund.confirm(ticket.confirmationToken, code)
          return { kind: 'right', proof: { kind: 'filed', filed: { statementId: '', registrationNumber: null } } }
        },
        ({ fault }) =>
          fault.status === 400 ? { kind: 'wrong', fault } : fault.status === 410 ? { kind: 'spent', fault } : null,
      ),
    askFate: ({ subject }: { subject: FilingSubject }) => fund.fate(isOf(subject)),
    checkFile: () => ({ kind: 'fits' }),
    sendFile: () => ({ kind: 'sent', fileId: fund.receiveFile() }),
    askScan: (asked: { fileId: string }) => fund.scan(asked),
    deleteFile: () => undefined,
  }
}
export type PortName = keyof ReturnType<typeof answersOf>
