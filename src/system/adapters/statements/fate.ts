import { filedStatement, type FiledStatement } from '#domain/filed-statement.ts'
import type { FilingSubject } from '#domain/signing.ts'
import type { Fate } from '#machines/signing/contract.ts'
import type { DraftService } from './draft-service.ts'
import type { FilingService } from './filing.ts'

/** The statement that a signing is of, where it is one that the services keep. */
export function statementIdOf(subject: FilingSubject): string {
  if (subject.kind !== 'statement') throw new Error('this statement is not kept as a draft')
  return subject.statementId
}

/** A statement is filed: as whoever was asked tells of it, where that is known. */
export const filedAs = (statementId: string, told?: FiledStatement): Fate => ({
  kind: 'filed',
  filed: told ?? filedStatement({ statementId }),
})

/** What has become of a draft that the services keep. */
export const fateOfDraft =
  ({ load }: DraftService): FilingService['askFate'] =>
  async (subject, signal) => {
    const statementId = statementIdOf(subject)
    const record = await load(statementId, signal)
    if (record.kind === 'filed') return filedAs(statementId, record.filed)
    return record.kind === 'draft' && record.stored.statementId === statementId
      ? { kind: 'draft', version: record.stored.version }
      : { kind: 'gone' }
  }
