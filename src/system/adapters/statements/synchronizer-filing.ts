import * as z from 'zod/mini'
import { documents } from '#api/tables/documents.ts'
import { synchronizerSigning } from '#api/tables/synchronizer-signing.ts'
import type { FilingSubject } from '#domain/signing.ts'
import { PortfolioChangeDraft } from '#domain/synchronizer-statements.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import type { FilingService } from './filing.ts'
import { typedContent } from './typed-content.ts'

const newest = { Tags: ['Statement'], Order: 'CreatedDateDesc' as const, HasTags: true, count: 10 }
const second = 1000

const changeIn = (subject: FilingSubject) =>
  typedContent(PortfolioChangeDraft, subject.kind === 'synchronizer' ? subject.statement : null)

const Identity = z.object({ agreementId: z.string() })
/** Of which agreement a statement is, and of what type: its document says the same. */
function identityOf(subject: FilingSubject) {
  const { statementType = '', statement = null } = subject.kind === 'synchronizer' ? subject : {}
  return { statementType, agreementId: typedContent(Identity, statement).agreementId }
}

/**
 * The signing of statements that come whole (E7, E8, K1, K2). No call tells of one of them, so what has become of it is seen by the
 * signed document that it turns into: one of the same type and agreement that is not older than the code.
 */
export function synchronizerFiling({ client, clock }: Dependencies): FilingService {
  const { list } = client({ list: documents.list })
  const { universalDraft, additionalDraft } = client({
    universalDraft: synchronizerSigning.universalDraft,
    additionalDraft: synchronizerSigning.additionalDraft,
  })
  let askedAt: number | null = null
  return {
    codeSent: () => {
      // The services tell moments to a second.
      askedAt = Math.floor(clock.now() / second) * second
    },
    askFate: async (subject, signal) => {
      const since = askedAt
      if (since === null) return { kind: 'draft', version: null }
      const { statementType, agreementId } = identityOf(subject)
      const { items } = await list({ query: { ...newest, ExternalId: agreementId } }, { signal })
      const found = items.find(
        ({ isSigned, createdDate, documentType, externalId }) =>
          isSigned && documentType === statementType && externalId === agreementId && Date.parse(createdDate) >= since,
      )
      if (!found) return { kind: 'draft', version: null }
      return {
        kind: 'filed',
        filed: {
          statementId: found.id,
          registrationNumber: found.number ?? null,
          registrationDate: found.signedDate ?? found.createdDate,
          documentId: found.id,
        },
      }
    },
    paper: async (subject, name, options) =>
      (name === 'ChangePortfolioAdditional' ? additionalDraft : universalDraft)({ body: changeIn(subject) }, options),
  }
}
