const nbsp = '\u00A0'
const currency = /(₽|руб(\.|лей|ля|ль)?|р\.?)$/i
/** Groups of three digits, or digits without blanks; then kopecks after a comma, or after a point as on a number pad. */
const amount = /^(\d{1,3}(?: \d{3})+|\d+)?(?:[.,](\d{0,2}))?$/
/** No sum of the fund has more digits, and with kopecks a number can still hold them. */
const mostDigits = 12

/** The sum that «1 234,50 ₽» means, in rubles; null where it means none, or none that may be typed: a minus, thousandths. */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/\s/g, ' ').trim().replace(currency, '').trim()
  const [, rubles = '', kopecks = ''] = amount.exec(plain) ?? []
  const digits = rubles.replaceAll(' ', '')
  if (digits + kopecks === '' || digits.length > mostDigits) return null
  return Number(`${digits || '0'}.${kopecks || '0'}`)
}

/** The sum as it stands in a field: `1 234,50`, without kopecks where there are none; empty where there is no sum. */
export function typedAmount(rubles: number | null): string {
  if (rubles === null || !Number.isFinite(rubles) || rubles < 0) return ''
  const [whole = '', kopecks] = rubles.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, nbsp)
  return kopecks === '00' ? grouped : `${grouped},${kopecks}`
}
