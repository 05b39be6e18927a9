import { addYears, formatISO, isValid, parseISO } from 'date-fns'
import { isInn10 } from '#domain/checks/inn.ts'
import { isSnils } from '../snils.ts'

type Check = (text: string, at: (path: string) => string, today: string) => boolean

const controlDigit = (digits: string, weights: readonly number[]) =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10
const inn12Weights = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
] as const

/** The ИНН of a person: the last two of its twelve digits check the others. */
export const isInn12 = (text: string): boolean =>
  /^\d{12}$/.test(text) && inn12Weights.every((weights) => controlDigit(text, weights) === Number(text[weights.length]))

const isBic = (text: string): boolean => /^0[124]\d{7}$/.test(text)

const accountWeights = [7, 1, 3] as const
/** Whether the key digit of an account agrees with the bank: weights 7, 1, 3 over its branch's three digits and the account. */
export const isAccountOf = (bic: string, account: string): boolean =>
  isBic(bic) &&
  /^\d{20}$/.test(account) &&
  [...bic.slice(-3), ...account].reduce(
    (sum, digit, index) => sum + (((accountWeights[index % 3] ?? 0) * Number(digit)) % 10),
    0,
  ) %
    10 ===
    0

/** The checks that the rules of the forms name. */
export const checks: Record<string, Check> = {
  snils: isSnils,
  inn12: isInn12,
  inn10: isInn10,
  bic: isBic,
  accountNumber: (text, at) => isAccountOf(at('bankDetails.bic'), text),
  departmentCode: (text) => /^\d{3}-\d{3}$/.test(text),
  phone: (text) => /^8\d{10}$/.test(text),
  email: (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  adult18: (text, _, today) =>
    isValid(parseISO(text)) && formatISO(addYears(parseISO(text), 18), { representation: 'date' }) <= today,
}
