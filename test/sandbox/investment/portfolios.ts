import type { PortfolioKey } from '#domain/portfolios.ts'
import type { assetColours } from '#domain/chart-colours.ts'

export type AssetType = keyof typeof assetColours

export const assetNames: Record<AssetType, string> = {
  GovernmentBonds: 'Государственные облигации',
  CorporateBonds: 'Корпоративные облигации',
  Deposits: 'Депозиты и денежные средства',
  Shares: 'Акции',
  Repo: 'Сделки РЕПО',
  Mortgage: 'Ипотечные облигации',
  Receivables: 'Дебиторская задолженность',
  Other: 'Прочие активы',
}

type Portfolio = {
  /** Rubles at the end of 2025. */
  total: number
  weights: Partial<Record<AssetType, number>>
}

/** What the seven portfolios consist of. */
export const portfolios: Record<PortfolioKey, Portfolio> = {
  Balanced: {
    total: 12_845_000_000,
    weights: { GovernmentBonds: 41.2, CorporateBonds: 36.5, Deposits: 11.1, Shares: 7.2, Repo: 3, Receivables: 1 },
  },
  Conservative: {
    total: 8_310_400_000,
    weights: { GovernmentBonds: 61.4, CorporateBonds: 22.9, Deposits: 13.2, Mortgage: 2.5 },
  },
  Optimal: {
    total: 3_127_650_000,
    weights: { GovernmentBonds: 33.8, CorporateBonds: 38.6, Shares: 16.1, Deposits: 8.7, Repo: 2.8 },
  },
  Promising: {
    total: 1_264_200_000,
    weights: { Shares: 46.5, CorporateBonds: 29.3, GovernmentBonds: 16.4, Deposits: 6.1, Other: 1.7 },
  },
  Currency: { total: 742_900_000, weights: { CorporateBonds: 54.6, GovernmentBonds: 27.8, Deposits: 17.6 } },
  Schlumberger: {
    total: 956_300_000,
    weights: { GovernmentBonds: 44.7, CorporateBonds: 37.1, Deposits: 12.9, Shares: 5.3 },
  },
  Minor: { total: 118_450_000, weights: { GovernmentBonds: 52.3, CorporateBonds: 28.4, Deposits: 19.3 } },
}

type Source = { id: string; name: string; inn: string | null; weight: number; rating: string | null }
const source = (
  id: string,
  name: string,
  weight: number,
  rating: string | null,
  inn: string | null = null,
): Source => ({ id, name, inn, weight, rating })

/** Whose papers each kind of assets consists of. Companies are invented, so they have no number of a taxpayer. */
export const sources: Record<AssetType, Source[]> = {
  GovernmentBonds: [
    source('i-1', 'Минфин России', 82, 'AAA(RU)', '7710168360'),
    source('i-3', 'Субъекты Российской Федерации', 18, 'AA+(RU)'),
  ],
  CorporateBonds: [
    source('i-2', 'ДОМ.РФ', 26, 'AAA(RU)', '7729355614'),
    source('i-4', 'ПАО «Волжские сети»', 19, 'AA+(RU)'),
    source('i-5', 'АО «Северный путь»', 17, 'AAA(RU)'),
    source('i-6', 'ООО «Морской лизинг»', 14, 'A+(RU)'),
    source('i-7', 'АО «Уральский металл»', 13, 'AA-(RU)'),
    source('i-8', 'ПАО «Полярная связь»', 11, 'A(RU)'),
  ],
  Deposits: [source('i-9', 'Банк «Гавань»', 61, 'AA(RU)'), source('i-10', 'Банк «Сибирский кредит»', 39, 'A+(RU)')],
  Shares: [
    source('i-11', 'ПАО «Балтийская энергия»', 41, 'AA(RU)'),
    source('i-12', 'ПАО «Дальневосточный флот»', 34, null),
    source('i-13', 'ПАО «Каменный пояс»', 25, null),
  ],
  Repo: [source('i-14', 'АО «Расчётная палата»', 100, 'AAA(RU)')],
  Mortgage: [source('i-15', 'ООО «Ипотечный агент»', 100, 'AAA(RU)')],
  Receivables: [source('i-16', 'Расчёты по сделкам', 100, null)],
  Other: [source('i-17', 'Паи закрытых фондов', 100, null)],
}
