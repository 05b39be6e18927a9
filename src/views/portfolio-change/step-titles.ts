import type { PortfolioStep } from '#domain/portfolio-steps.ts'

/** What the steps of a change of portfolio are called. */
export const stepTitles: Readonly<Record<PortfolioStep, string>> = {
  choose: 'Новые портфели',
  compare: 'Было и станет',
}
