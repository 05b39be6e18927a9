import { formatRubles } from '#domain/money.ts'

const nbsp = '\u00A0'
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })
const units = [{ from: 1e9, name: 'млрд' }, { from: 1e6, name: 'млн' }]

/** `12,85 млрд ₽`: a sum of which nobody wants the kopecks; smaller ones in full. */
export function largeSum(amount: number): string {
  const unit = units.find(({ from }) => Math.abs(amount) >= from)
  return unit ? `${number.format(amount / unit.from).replace('-', '\u2212')}${nbsp}${unit.name}${nbsp}₽` : formatRubles(amount)
}
