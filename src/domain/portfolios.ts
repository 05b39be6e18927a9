/** Investment portfolios by their keys, as people call them, in the order in which they are offered. */
export const portfolioNames = {
  Balanced: 'Сбалансированный',
  Conservative: 'Консервативный',
  Optimal: 'Оптимальный',
  Promising: 'Перспективный',
  Currency: 'Валютный',
  Schlumberger: 'Шлюмберже',
  Minor: 'Малый',
} as const

/** One of them. */
export type PortfolioKey = keyof typeof portfolioNames

const isKnown = (key: string): key is PortfolioKey => Object.hasOwn(portfolioNames, key)

/** What a portfolio is called; one that the portal does not know keeps the name that the service gave it. */
export const portfolioName = (key: string): string => (isKnown(key) ? portfolioNames[key] : key)
