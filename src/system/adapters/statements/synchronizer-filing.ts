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

/**
 * The signing of statements that come whole (E7, E8, K1, K2). No call tells of one of them, so what has become of it is seen by the
 * signed document that it turns into: one that is not older than the code.
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
    askFate: async (_, signal) => {
      const since = askedAt
      const found =
        since === null
          ? undefined
          : (await list({ query: newest }, { signal })).items.find(
              ({ isSigned, createdDate }) => isSigned && Date.parse(createdDate) >= since,
            )
      if (!found) return { kind: 'draft', version: null }
      return {
        kind: 'filed',
        filed: {
          statementId: found.externalId ?? found.id,
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
