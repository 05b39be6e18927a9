/** A pension insurance number whose check digits agree: the weighted sum modulo 101, where 100 counts as 0. */
export function isSnils(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length !== 11) return false
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return Number(digits.slice(9)) === (sum % 101) % 100
}
