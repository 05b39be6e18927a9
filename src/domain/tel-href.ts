import * as limits from './limits.ts'

/** The address of a tel: link for a number in any form. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${digits.startsWith('8') && digits.length === limits.phoneDigits ? `+7${digits.slice(1)}` : `+${digits}`}`
}
