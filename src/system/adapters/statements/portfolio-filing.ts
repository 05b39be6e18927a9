import { portfolios } from '#api/tables/portfolios.ts'
import { PortfolioChangeDraft } from '#domain/synchronizer-statements.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import type { FilingService } from './filing.ts'
import { synchronizerFiling } from './synchronizer-filing.ts'
import { typedContent } from './typed-content.ts'

/** The signing of a change of portfolios (K1, K2). The papers of one change alone are filled in by calls of their own (E5, E6). */
export function portfolioFiling(dependencies: Dependencies): FilingService {
  const service = synchronizerFiling(dependencies)
  const { statementDraft, agreementDraft } = dependencies.client({
    statementDraft: portfolios.statementDraft,
    agreementDraft: portfolios.agreementDraft,
  })
  return {
    ...service,
    paper: async (subject, name, options) => {
      const statement = subject.kind === 'synchronizer' ? subject.statement : null
      const { agreementId, changes } = typedContent(PortfolioChangeDraft, statement)
      const [only, ...others] = changes
      if (!only || others.length > 0) return service.paper(subject, name, options)
      const { contributionType, requestType: changeType, portfolio: portfolioName } = only
      const query = { agreementId, contributionType, changeType, portfolioName }
      return (name === 'ChangePortfolioAdditional' ? agreementDraft : statementDraft)({ query }, options)
    },
  }
}
