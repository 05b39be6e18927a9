import type { Day } from '#domain/moscow-day.ts'
import type { BondDuration, RatingShare } from '#domain/investment.ts'
import { fixedChance, sharesOf } from './shares.ts'
import { issuersOn } from './structure.ts'

const agency = 'АКРА'
const groups = [
  { ratingGroup: 'AAA', name: 'AAA(RU)', agency },
  { ratingGroup: 'AA', name: 'AA+(RU) – AA−(RU)', agency },
  { ratingGroup: 'A', name: 'A+(RU) – A−(RU)', agency },
  { ratingGroup: 'NoRating', name: 'Без рейтинга', agency: null },
]
const groupOf = (rating: string | null | undefined) => /^A+/.exec(rating ?? '')?.[0] ?? 'NoRating'

/** How reliable the issuers of the whole fund are held to be on a day. */
export function ratingsOn(date: Day): RatingShare[] {
  const issuers = issuersOn(date, null)
  const sums = groups.map(({ ratingGroup }) =>
    issuers.reduce((sum, { rating, share }) => (groupOf(rating) === ratingGroup ? sum + share : sum), 0),
  )
  const shares = sharesOf(sums)
  return groups.map((group, index) => ({ ...group, share: shares[index] ?? 0 }))
}

const buckets = [
  { from: 0, to: 1, name: 'до 1 года', middle: 0.5, weight: 24 },
  { from: 1, to: 3, name: '1–3 года', middle: 2, weight: 31.5 },
  { from: 3, to: 5, name: '3–5 лет', middle: 4, weight: 22 },
  { from: 5, to: null, name: 'более 5 лет', middle: 6.5, weight: 22.5 },
]

/** How soon the bonds of the whole fund bring their money back. */
export function durationOn(date: Day): BondDuration {
  const shares = sharesOf(buckets.map(({ name, weight }) => weight * (0.9 + fixedChance(`${name} ${date}`) / 5)))
  const average = buckets.reduce((sum, { middle }, index) => sum + (middle * (shares[index] ?? 0)) / 100, 0)
  return {
    periodDate: date,
    averageDuration: Math.round(average * 10) / 10,
    unit: 'years',
    buckets: buckets.map(({ from, to, name }, index) => ({ from, to, name, share: shares[index] ?? 0 })),
  }
}
