import { parseShortDate, shortDate } from './short-dates.ts'
import { valueAt } from './judging/paths.ts'
import * as messages from './messages.ts'
import type { Day } from './moscow-day.ts'
import { noSuchDay } from './person-fields.ts'
import type { DraftValues } from './statement-draft.ts'
import { parseAmount, typedAmount } from './typed-amount.ts'

/** One who inherits, as the form of a request to join holds them; the share is in hundredths, with a comma. */
export type TypedAssignee = { fullName: string; birthDate: string; relation: string; share: string }
type Assignee = { fullName: string | null; birthDate: string | null; relation: string | null; share: number | null }

export const blankAssignee: TypedAssignee = { fullName: '', birthDate: '', relation: '', share: '' }

const textAt = (one: unknown, name: string) => {
  const value = valueAt(one, name)
  return typeof value === 'string' ? value : null
}

/** Those whom the statement names. */
export function assigneesIn({ assignees }: DraftValues): Assignee[] {
  const listed: readonly unknown[] = Array.isArray(assignees) ? assignees : []
  return listed.map((one) => {
    const share = valueAt(one, 'share')
    return {
      fullName: textAt(one, 'fullName'),
      birthDate: textAt(one, 'birthDate'),
      relation: textAt(one, 'relation'),
      share: typeof share === 'number' ? share : null,
    }
  })
}

/** The same as they stand in the form. */
export const typedAssignees = (values: DraftValues): TypedAssignee[] =>
  assigneesIn(values).map(({ fullName, birthDate, relation, share }) => ({
    fullName: fullName ?? '',
    birthDate: shortDate(birthDate),
    relation: relation ?? '',
    share: typedAmount(share),
  }))

/** What the statement says of them. */
export const assigneesOf = (typed: readonly TypedAssignee[]): Assignee[] =>
  typed.map(({ fullName, birthDate, relation, share }) => ({
    fullName: fullName.trim() || null,
    birthDate: parseShortDate(birthDate),
    relation: relation.trim() || null,
    share: parseAmount(share),
  }))

function faultsOfOne({ fullName, birthDate, share }: TypedAssignee, today: Day) {
  const day = parseShortDate(birthDate)
  const hundredths = parseAmount(share)
  return {
    fullName: fullName.trim() === '' ? messages.fieldEmpty : null,
    birthDate:
      birthDate.trim() === ''
        ? messages.fieldEmpty
        : day === null
          ? noSuchDay
          : day > today
            ? 'Дата рождения не может быть в будущем'
            : null,
    share:
      share.trim() === ''
        ? messages.fieldEmpty
        : hundredths === null || hundredths === 0 || hundredths > 100
          ? 'Доля больше 0 и не больше 100\u00A0%'
          : null,
  }
}

/* Shares are summed as whole numbers: sums of fractions would not be exact. */
const exact = (share: number | null) => Math.round((share ?? 0) * 100)
const whole = exact(100)
const inWords = (sum: number) => `${typedAmount(sum / 100)}\u00A0%`

/** What is wrong with those who inherit, by the names of the fields: the services' rules ask of no single one, and of the sum alone. */
export function faultsOfAssignees(typed: readonly TypedAssignee[], today: Day): Record<string, string> {
  const single = typed.flatMap((one, index) =>
    Object.entries(faultsOfOne(one, today)).flatMap(([name, text]) =>
      text === null ? [] : [[`assignees.${index}.${name}`, text] as const],
    ),
  )
  if (typed.length === 0 || single.some(([name]) => name.endsWith('.share'))) return Object.fromEntries(single)
  const sum = typed.reduce((total, { share }) => total + exact(parseAmount(share)), 0)
  if (sum === whole) return Object.fromEntries(single)
  const mend = sum < whole ? `не хватает ${inWords(whole - sum)}` : `лишние ${inWords(sum - whole)}`
  return {
    ...Object.fromEntries(single),
    [`assignees.${typed.length - 1}.share`]: `Вместе доли должны составить 100\u00A0%: ${mend}`,
  }
}
