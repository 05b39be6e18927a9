/** The address of a tel: link for a number in any form. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${/^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : `+${digits}`}`
}
