import { coFinancing, type Band } from '../pds-rules.ts'

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
