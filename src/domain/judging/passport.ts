import { faultOfForeignEnd, faultOfForeignIssue, isForeignNumber, isForeignSeries } from '../checks/passport-foreign.ts'
import { faultOfPassportDate, isPassportNumber, isPassportSeries } from '../checks/passport-rf.ts'
import type { Day } from '../moscow-day.ts'
import { valueAt } from './paths.ts'

const section = 'passportContainer'
const textAt = (values: unknown, place: string) => {
  const value = valueAt(values, place)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
const dayAt = (values: unknown, place: string): Day | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(textAt(values, place) ?? '')?.[0] ?? null

/** Whether a place is the end of a passport that has none: nothing is demanded there, whatever the rules say of foreign passports. */
export const isEndOfEndless = (place: string, values: unknown): boolean =>
  place === `${section}.expirationDate` && valueAt(values, `${section}.neverExpires`) === true

/** Whether a rule asks about the passport. */
export const isOfPassport = (path: string): boolean => path.startsWith(`${section}.`)

/**
 * What is wrong with a passport beside what the rules ask of its parts: the services name no check for how its number, its days and the
 * client's birthday go together. By place, as sentences.
 */
export function faultsOfPassport(values: unknown, today: Day): Record<string, string> {
  const at = (name: string) => `${section}.${name}`
  const [series, number] = [textAt(values, at('series')), textAt(values, at('number'))]
  const [birth, issue] = [dayAt(values, 'personalData.birthDate'), dayAt(values, at('issueDate'))]
  const isForeign = valueAt(values, at('passportType')) === 'Foreign'
  const faults = isForeign
    ? {
        series: series !== null && !isForeignSeries(series) ? 'В серии не больше десяти букв и цифр' : null,
        number: number !== null && !isForeignNumber(number) ? 'В номере не больше двадцати букв и цифр' : null,
        issueDate: birth && issue ? faultOfForeignIssue(birth, issue, today) : null,
        expirationDate: issue ? faultOfForeignEnd(issue, dayAt(values, at('expirationDate')), today) : null,
      }
    : {
        series: series !== null && !isPassportSeries(series) ? 'В серии паспорта четыре цифры' : null,
        number: number !== null && !isPassportNumber(number) ? 'В номере паспорта шесть цифр' : null,
        issueDate: birth && issue ? faultOfPassportDate(birth, issue, today) : null,
      }
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, text]) => (text === null ? [] : [[at(name), text] as const])),
  )
}
