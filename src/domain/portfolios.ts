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

/** Whether the portal has a name of its own for it. */
export const isKnownPortfolio = (key: string): key is PortfolioKey => Object.hasOwn(portfolioNames, key)

/** What a portfolio is called: by the portal, else as the fund's list describes it, else by what is given for that (3-11). */
export const portfolioName = (
  key: string,
  listed: readonly { name: string; description?: string | null | undefined }[] = [],
  otherwise: string = key,
): string =>
  isKnownPortfolio(key) ? portfolioNames[key] : listed.find(({ name }) => name === key)?.description || otherwise
