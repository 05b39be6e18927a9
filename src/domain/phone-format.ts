import * as limits from './limits.ts'

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The ten national digits of what was typed or pasted in any form; fewer where the number is not complete (5-02). */
export function nationalDigits(text: string): string {
  const digits = digitsOf(text)
  const hasPrefix = /^\s*(\+\s*7|8)/.test(text) || (digits.length === limits.phoneDigits && /^[78]/.test(digits))
  return (hasPrefix ? digits.slice(1) : digits).slice(-limits.phoneNationalDigits)
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
