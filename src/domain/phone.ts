import * as limits from './limits.ts'

declare const phoneBrand: unique symbol
/** A Russian mobile number as the services know it: eleven digits, the first is 8 (§5). */
export type Phone = string & { readonly [phoneBrand]: true }

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** An extension, or a remark after a comma, is no part of the number before it. */
const withoutExtension = (text: string) => text.replace(/^((?:\D*\d){10}[^]*?)(?:доб|ext|,)[^]*$/iu, '$1')

/**
 * The number belongs to another country, or is no one number: it has a plus that is not +7, or more digits than a Russian one. Nothing
 * is cut out of it, or the code would go to a stranger.
 */
export function isForeignPhone(text: string): boolean {
  const own = withoutExtension(text)
  const digits = digitsOf(own)
  return (
    /\+[\s(]*[0-689]/.test(own) ||
    digits.length > limits.phoneDigits ||
    (digits.length === limits.phoneDigits && !/^[78]/.test(digits))
  )
}

/** The ten national digits of what was typed or pasted in any form; fewer where the number is not complete (5-02). */
export function nationalDigits(text: string): string {
  const own = withoutExtension(text)
  const digits = digitsOf(own)
  const hasPrefix = /^\s*(\+\s*7|8)/.test(own) || (digits.length === limits.phoneDigits && /^[78]/.test(digits))
  return (hasPrefix ? digits.slice(1) : digits).slice(-limits.phoneNationalDigits)
}

/** What the field keeps of a paste: its last ten digits (5-02), or all of it where it is no Russian number. */
export const pastedPhone = (text: string): string =>
  isForeignPhone(text) ? text.trim() : digitsOf(withoutExtension(text)).slice(-limits.phoneNationalDigits)

/** The number with its leading 8, or null while it is incomplete (5-01) or another country's. */
export function toPhone(text: string): Phone | null {
  const national = nationalDigits(text)
  return national.length === limits.phoneNationalDigits && !isForeignPhone(text) ? (`8${national}` as Phone) : null
}

/** `### ###-##-##` of as many digits as there are (2.6-03). */
export function maskNational(text: string): string {
  const digits = nationalDigits(text)
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)]
  const [code, ...rest] = parts
  const tail = rest.filter(Boolean).join('-')
  return tail ? `${code} ${tail}` : (code ?? '')
}

/** `+7 999 000-00-01` with spaces that do not break. */
export const showPhone = (phone: string): string => `+7\u00A0${maskNational(phone).replace(' ', '\u00A0')}`
