/** The steps of a change of portfolio. */
export const portfolioSteps = ['choose', 'compare'] as const
export type PortfolioStep = (typeof portfolioSteps)[number]
