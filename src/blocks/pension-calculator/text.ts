import { savingsColours } from '#domain/chart-colours.ts'
import { sources, type SourceName } from '#domain/forecast.ts'
import type { Mode } from '#domain/forecast/plan.ts'
import { formatRubles } from '#domain/money.ts'
import { once } from '#domain/once.ts'
import { counted, plural } from '#domain/plural.ts'

const nbsp = '\u00A0'

/** A sum of a forecast: kopecks in it would only pretend to be known. */
export const rubles = (sum: number): string => formatRubles(Math.round(sum))
/** What a person who adds up the parts gets: the total that is shown. */
export const wholeTotal = (end: Record<SourceName, number>): number =>
  sources.reduce((sum, name) => sum + Math.round(end[name]), 0)
/** The same without the sign, as it stands in a field. */
export const grouped = (sum: number): string => rubles(sum).replace(/\s₽$/, '')
export const inYears = (years: number): string => counted(years, 'год', 'года', 'лет')
/** `к 60 годам`. */
export const toAge = (age: number): string => `к${nbsp}${age}${nbsp}${plural(age, 'году', 'годам', 'годам')}`

const short = once(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }))
const units = [
  [1e9, 'млрд'],
  [1e6, 'млн'],
  [1e3, 'тыс.'],
] as const
/** `1,5 млн` on a scale. */
export function brief(sum: number): string {
  const [size, unit] = units.find(([least]) => sum >= least) ?? [1, '₽']
  return `${short().format(sum / size)}${nbsp}${unit}`
}

/** What a part of the savings is called, and the index of its chart colour. */
export const partLook: Record<SourceName, { name: string; colour: number }> = {
  start: { name: 'Уже накоплено', colour: savingsColours.start },
  own: { name: 'Ваши взносы', colour: savingsColours.own },
  employer: { name: 'Взносы работодателя', colour: savingsColours.employer },
  state: { name: 'Доплата государства', colour: savingsColours.state },
  refund: { name: 'Налоговый вычет', colour: savingsColours.refund },
  income: { name: 'Инвестиционный доход', colour: savingsColours.income },
}

const absent: Record<Mode, readonly SourceName[]> = {
  public: ['employer'],
  individual: ['employer', 'state'],
  corporate: ['state', 'refund'],
}
/** The parts that savings of this kind have, in the order in which they stand on each other. */
export const partsOf = (mode: Mode): SourceName[] => sources.filter((name) => !absent[mode].includes(name))

export const titles: Record<Mode, string> = {
  public: 'Сколько можно накопить с доплатой государства',
  individual: 'Сколько можно накопить самостоятельно',
  corporate: 'Сколько можно накопить вместе с работодателем',
}
