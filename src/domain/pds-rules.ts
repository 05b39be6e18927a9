import type { Day } from './moscow-day.ts'

/** Where the numbers of a rule come from: the law in words, the day from which they hold if it is known, the day on which they were checked. */
export type Source = { law: string; since: Day | null; checked: Day }

/** Women and men have different ages of payment. */
export type Sex = 'female' | 'male'

/** What the state adds to one ruble of one's own, up to an average monthly income. */
export type Band = { upTo: number; perRuble: number }

const checked = '2026-02-24'
const fundsLaw = 'Федеральный закон № 75-ФЗ «О негосударственных пенсионных фондах»'

/** Co-financing by the state: bands of the average monthly income before tax, sums in rubles a year. */
export const coFinancing = {
  bands: [
    { upTo: 80_000, perRuble: 1 },
    { upTo: 150_000, perRuble: 1 / 2 },
    { upTo: Infinity, perRuble: 1 / 4 },
  ],
  leastOwn: 2_000,
  most: 36_000,
  years: 10,
  source: { law: fundsLaw, since: '2024-01-01', checked },
} as const satisfies { bands: readonly Band[]; leastOwn: number; most: number; years: number; source: Source }

/** When payments may begin: after years of taking part in the programme or at an age, whichever comes first; a term is no shorter than five years. */
export const payout = {
  years: 15,
  age: { female: 55, male: 60 },
  leastTerm: 5,
  source: { law: fundsLaw, since: '2024-01-01', checked },
} as const satisfies { years: number; age: Record<Sex, number>; leastTerm: number; source: Source }

/** The deduction for long-term savings of citizens: one limit a year for all such contracts; payments begin no earlier than in ten years. Contributions to other pension contracts came under it a year later than those to the programme. */
export const deduction = {
  mostBase: 400_000,
  leastYears: 10,
  source: {
    law: 'статья 219.2 Налогового кодекса (Федеральный закон № 58-ФЗ от 23 марта 2024 года)',
    since: '2024-01-01',
    checked,
  },
  othersSince: '2025-01-01',
} as const satisfies { mostBase: number; leastYears: number; source: Source; othersSince: Day }

/** The deduction for contributions to pension contracts before the one above came to hold for them; of a year the newest limit that held on its first day. */
export const socialDeduction = {
  steps: [
    { since: '2024-01-01', mostBase: 150_000 },
    { since: '2009-01-01', mostBase: 120_000 },
  ],
  source: { law: 'статья 219 Налогового кодекса', since: '2009-01-01', checked },
} as const satisfies { steps: readonly { since: Day; mostBase: number }[]; source: Source }

/** The tax on income of a year: each rate is taken from what lies between its threshold and the next. */
export const incomeTax = {
  steps: [
    { above: 0, percent: 13 },
    { above: 2_400_000, percent: 15 },
    { above: 5_000_000, percent: 18 },
    { above: 20_000_000, percent: 20 },
    { above: 50_000_000, percent: 22 },
  ],
  source: { law: 'статья 224 Налогового кодекса', since: '2025-01-01', checked },
} as const satisfies { steps: readonly { above: number; percent: number }[]; source: Source }

/**
 * What an employer has paid in is income of the one to whom it is paid out; one's own contributions are not. The rate is of all such
 * income of a year. Of contributions for which a deduction could be claimed the same part is withheld at an early end of a contract,
 * unless a certificate of the tax office says that none was.
 */
export const payoutTax = {
  steps: [
    { above: 0, percent: 13 },
    { above: 2_400_000, percent: 15 },
  ],
  abroad: 30,
  ofDeductible: 13,
  articles: {
    income: 'статья 213.1 Налогового кодекса',
    deductible: 'статья 219',
    rate: 'статья 224',
  },
  source: { law: 'статьи 213.1, 219 и 224 Налогового кодекса', since: null, checked },
} as const satisfies {
  steps: readonly { above: number; percent: number }[]
  abroad: number
  ofDeductible: number
  articles: Record<'income' | 'deductible' | 'rate', string>
  source: Source
}

/** Tax is withheld in whole rubles, fifty kopecks and more being one; of a resident it is counted on all since the beginning of the year. */
export const taxRounding = {
  source: { law: 'пункт 6 статьи 52 и пункт 3 статьи 226 Налогового кодекса', since: null, checked },
} as const satisfies { source: Source }

/** Up to what sum the agency guarantees what stands on an account, in pension contracts and in the programme alike; never returns. */
export const guarantee = {
  most: 2_800_000,
  agency: 'Агентство по страхованию вкладов',
  source: { law: 'Федеральный закон № 158-ФЗ', since: null, checked },
} as const satisfies { most: number; agency: string; source: Source }

/** The band of an average monthly income. */
export const bandOf = (income: number): Band =>
  coFinancing.bands.find(({ upTo }) => income <= upTo) ?? coFinancing.bands[2]

/** What the state adds for one's own contributions of a year, the first year of taking part being 1. */
export function stateMoney(own: number, income: number, year: number): number {
  if (year > coFinancing.years || own < coFinancing.leastOwn) return 0
  return Math.min(own * bandOf(income).perRuble, coFinancing.most)
}

/** The contributions of a year for which the state adds all that it may. */
export const ownForAll = (income: number): number => coFinancing.most / bandOf(income).perRuble

/** The tax on the income of a year. */
export function taxOn(income: number): number {
  return incomeTax.steps.reduce((tax, { above, percent }, index) => {
    const next = incomeTax.steps[index + 1]?.above ?? Infinity
    return tax + Math.max(0, Math.min(income, next) - above) * (percent / 100)
  }, 0)
}

/**
 * The tax that is returned for one's own contributions of a year: what the tax falls by when they are taken from the income, so never
 * more than has been paid. `income` is a month's.
 */
export function taxRefund(own: number, income: number): number {
  const year = income * 12
  return taxOn(year) - taxOn(Math.max(0, year - Math.min(own, deduction.mostBase)))
}
