import type { PortfolioChange } from './portfolio-change.ts'

/** A document that a service draws up when it is asked for, and keeps nowhere. */
export type Paper =
  | { kind: 'consent'; consentType: string }
  | { kind: 'portfolioStatement'; change: PortfolioChange }
  | { kind: 'portfolioAgreement'; change: PortfolioChange }

/** Tells one paper from another. */
export const paperIdOf = (paper: Paper): string =>
  paper.kind === 'consent'
    ? `${paper.kind} ${paper.consentType}`
    : [
        paper.kind,
        paper.change.agreementId,
        paper.change.contributionType,
        paper.change.changeType,
        paper.change.portfolioName,
      ].join(' ')
