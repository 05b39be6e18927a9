import { parseShortDate, shortDate } from './short-dates.ts'
import { valueAt } from './judging/paths.ts'
import { noSuchDay } from './person-fields.ts'
import type { DraftValues } from './statement-draft.ts'
import { parseAmount, typedAmount } from './typed-amount.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** How the values of a statement stand in its fields, and what is made of what was typed; nothing is null. */
const ways = {
  text: { show: textOf, read: (typed: unknown) => textOf(typed).trim() || null },
  /** Typed with the signs of a mask, kept without them. */
  digits: { show: textOf, read: (typed: unknown) => textOf(typed).replace(/\D/g, '') || null },
  day: { show: (value: unknown) => shortDate(textOf(value)), read: (typed: unknown) => parseShortDate(textOf(typed)) },
  /** A number that a list chooses; the services write 0 where nothing was chosen. */
  code: {
    show: (value: unknown) => (typeof value === 'number' && value > 0 ? String(value) : ''),
    read: (typed: unknown) => (textOf(typed) === '' ? null : Number(typed)),
  },
  /** A sum or a share, with a comma: null where it means none. */
  amount: {
    show: (value: unknown) => (typeof value === 'number' ? typedAmount(value) : ''),
    read: (typed: unknown) => parseAmount(textOf(typed)),
  },
  flag: {
    show: (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
    read: (typed: unknown) => (textOf(typed) === '' ? null : typed === 'yes'),
  },
  /** Any of a few, each chosen by its text. */
  texts: { show: listOf, read: (typed: unknown) => listOf(typed) },
  numbers: { show: listOf, read: (typed: unknown) => listOf(typed).map(Number) },
  tick: { show: (value: unknown) => value === true, read: (typed: unknown) => typed === true },
}

/** The values of a step by their places in the statement, `personalData.snils`, and how each is typed. */
export type Places = Readonly<Record<string, keyof typeof ways>>

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
const isRecord = (value: unknown): value is DraftValues => typeof value === 'object' && value !== null

/** The same values with another at a place. */
function withValueAt(values: DraftValues, place: string, value: unknown): DraftValues {
  const [key = '', ...rest] = place.split('.')
  if (rest.length === 0) return { ...values, [key]: value }
  const within = values[key]
  return { ...values, [key]: withValueAt(isRecord(within) ? within : {}, rest.join('.'), value) }
}

const sectionOf = (place: string) => place.split('.')[0] ?? ''
/** What can be emptied again once it was filled in. */
const isEmptied = (way: Places[string]) => way === 'text' || way === 'digits' || way === 'day' || way === 'amount'

/**
 * What the fields of a step begin with: what the draft says, and what is known beside it where it says nothing. A text that is null in a
 * section in which something was typed was emptied, and is not filled in again.
 */
export function typedOf(places: Places, draft: DraftValues, known: DraftValues): Record<string, unknown> {
  const all = Object.entries(places)
  const isSaid = (place: string) => !isNothing(valueAt(draft, place))
  const typedIn = new Set(
    all.filter(([place, way]) => isEmptied(way) && isSaid(place)).map(([place]) => sectionOf(place)),
  )
  return all.reduce<DraftValues>((typed, [place, way]) => {
    const isEmpty = isEmptied(way) && typedIn.has(sectionOf(place)) && valueAt(draft, place) !== undefined
    const isOwn = isSaid(place) || isEmpty
    return withValueAt(typed, place, ways[way].show(valueAt(isOwn ? draft : known, place)))
  }, {})
}

/** The sections of the statement as the fields of a step say them; what a section holds beside them stays. */
export function sectionsOf(places: Places, typed: DraftValues, before: DraftValues): DraftValues {
  const names = new Set(Object.keys(places).map(sectionOf))
  const kept = Object.fromEntries([...names].map((name) => [name, before[name] ?? {}]))
  return Object.entries(places).reduce<DraftValues>(
    (sections, [place, way]) => withValueAt(sections, place, ways[way].read(valueAt(typed, place))),
    kept,
  )
}

/** What is wrong with days that mean none, by their places: the rules are asked of the day, which such a text is not. */
export const faultsOfDays = (places: Places, typed: DraftValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(places)
      .filter(([place, way]) => {
        const text = valueAt(typed, place)
        return way === 'day' && !isNothing(text) && ways.day.read(text) === null
      })
      .map(([place]) => [place, noSuchDay]),
  )
