import type { CallOptions } from '#api/client.ts'
import type { LazyClient } from '#api/lazy-client.ts'
import { consent } from '#api/tables/consent.ts'
import { portfolios } from '#api/tables/portfolios.ts'
import type { Paper } from '#domain/papers.ts'

/** Has a paper drawn up, and receives it. */
export function receivePaper(client: LazyClient, paper: Paper, options: CallOptions): Promise<File> {
  const { draft } = client({ draft: consent.draft })
  const { statementDraft, agreementDraft } = client(portfolios)
  switch (paper.kind) {
    case 'consent':
      return draft({ query: { consentType: paper.consentType } }, options)
    case 'portfolioStatement':
      return statementDraft({ query: paper.change }, options)
    case 'portfolioAgreement':
      return agreementDraft({ query: paper.change }, options)
  }
}
