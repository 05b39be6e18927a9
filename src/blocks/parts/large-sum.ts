import { formatRubles } from '#domain/money.ts'
import { once } from '#domain/once.ts'

const nbsp = '\u00A0'
const number = (digits: number) => once(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: digits }))
const units = [
  { from: 1e9, name: 'млрд', spell: number(2) },
  { from: 1e6, name: 'млн', spell: number(0) },
]

/** `12,85 млрд ₽`: a sum of which nobody wants the kopecks; smaller ones in full. */
export function largeSum(amount: number): string {
  const unit = units.find(({ from }) => Math.abs(amount) >= from)
  return unit
    ? `${unit
        .spell()
        .format(amount / unit.from)
        .replace('-', '\u2212')}${nbsp}${unit.name}${nbsp}₽`
    : formatRubles(amount)
}
