import { formatRubles } from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'
import { once } from '#domain/once.ts'

const nbsp = '\u00A0'
// Four digits stay together, so that a year is a year.
const number = once(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2, useGrouping: 'min2' }))

/** A number of the content, or words in place of one, with its unit: `12,5 млрд ₽`. */
export function formatFigure(value: string | number, unit = ''): string {
  if (typeof value === 'number' && unit === '₽') return formatRubles(value)
  if (typeof value === 'number' && unit === '%') return formatPercent(value)
  const shown =
    typeof value === 'string'
      ? value
      : number()
          .format(value)
          .replace(/[\s\u202F]/g, nbsp)
          .replace('-', '\u2212')
  return unit ? `${shown}${nbsp}${unit}` : shown
}
