const digitsOf = (text: string) => text.replace(/\D/g, '')
/** Numbers up to this one were given before there were check digits. */
const lastUnchecked = 1_001_998

/** Whether this is a СНИЛС: eleven digits, the last two by the rule of weights 9 to 1 modulo 101. */
export function isSnils(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length !== 11) return false
  const number = Number(digits.slice(0, 9))
  if (number <= lastUnchecked) return number > 0
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return (sum % 101) % 100 === Number(digits.slice(9))
}

/** `112-233-445 95`, as the services know it. */
export const formatSnils = (text: string): string =>
  digitsOf(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1-$2-$3 $4')
