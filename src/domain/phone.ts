import * as limits from './limits.ts'
import { digitsOf, nationalDigits } from './phone-format.ts'

declare const phoneBrand: unique symbol
/** A Russian mobile number as the services know it: eleven digits, the first is 8 (§5). */
export type Phone = string & { readonly [phoneBrand]: true }

/** The number as it is called at home: 007 is +7, and an extension or a remark after a comma is no part of what stands before it. */
const numberIn = (text: string) =>
  text.replace(/^\s*00\s*7/, '+7').replace(/^((?:\D*\d){10}[^]*?)(?:доб|ext|,)[^]*$/iu, '$1')

/**
 * The number belongs to another country, or is no one number: it has a plus that is not +7, or more digits than a Russian one. Nothing
 * is cut out of it, or the code would go to a stranger.
 */
export function isForeignPhone(text: string): boolean {
  const own = numberIn(text)
  const digits = digitsOf(own)
  return (
    /\+[\s(]*[0-689]/.test(own) ||
    digits.length > limits.phoneDigits ||
    (digits.length === limits.phoneDigits && !/^[78]/.test(digits))
  )
}

/** What the field keeps of a paste: its last ten digits (5-02), or all of it where it is no Russian number. */
export const pastedPhone = (text: string): string =>
  isForeignPhone(text) ? text.trim() : digitsOf(numberIn(text)).slice(-limits.phoneNationalDigits)

/** The number with its leading 8, or null while it is incomplete (5-01) or another country's. */
export function toPhone(text: string): Phone | null {
  const national = nationalDigits(numberIn(text))
  return national.length === limits.phoneNationalDigits && !isForeignPhone(text) ? (`8${national}` as Phone) : null
}
