/**
 * Indices of chart colours: the same thing has the same one on every chart (3-22). Things of different tables never stand on one chart,
 * except inflation, which keeps its grey to itself.
 */
export const portfolioColours = {
  Balanced: 0,
  Conservative: 1,
  Optimal: 2,
  Promising: 3,
  Currency: 5,
  Schlumberger: 6,
  Minor: 8,
} as const

/** Of kinds of assets. */
export const assetColours = {
  GovernmentBonds: 0,
  CorporateBonds: 1,
  Deposits: 2,
  Shares: 3,
  Repo: 5,
  Mortgage: 6,
  Receivables: 8,
  Other: 9,
} as const

/** Of the parts that savings consist of and of their sum, in balances, statements and calculators alike. */
export const savingsColours = {
  own: 0,
  employer: 5,
  obligations: 6,
  income: 1,
  state: 2,
  refund: 3,
  start: 8,
  balance: 9,
} as const

/** Of prices, wherever a return is compared with them. */
export const inflationColour = 7
