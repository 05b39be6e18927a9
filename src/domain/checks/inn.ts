import { weightedSum } from './weighted-sum.ts'

const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const digitsOf = (text: string) => text.replace(/\D/g, '')
/** The check digit of those that stand before it. */
const checkOf = (before: string) => (weightedSum(before, weights.slice(weights.length - before.length)) % 11) % 10
const isChecked = (digits: string, place: number) => checkOf(digits.slice(0, place)) === Number(digits[place])

/** Whether this is the ИНН of an organisation: ten digits, the last of which checks the others (§5). */
export function isInn10(text: string): boolean {
  const digits = digitsOf(text)
  return digits.length === 10 && !/^0+$/.test(digits) && isChecked(digits, 9)
}

/** Whether this is the ИНН of a person: twelve digits, the last two of which check the others (§5). */
export function isInn12(text: string): boolean {
  const digits = digitsOf(text)
  return digits.length === 12 && !/^0+$/.test(digits) && isChecked(digits, 10) && isChecked(digits, 11)
}
