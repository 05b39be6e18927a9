const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]

/** Whether this is the ИНН of an organisation: ten digits, the last of which checks the others. */
export function isInn10(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length !== 10 || /^0+$/.test(digits)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (sum % 11) % 10 === Number(digits[9])
}
