/** The number that a person has written, with spaces between thousands and a comma or a point; null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.')
  return /^\d{1,12}(\.\d{0,2})?$/.test(plain) ? Number(plain) : null
}
