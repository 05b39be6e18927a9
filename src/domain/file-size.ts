import { once } from './once.ts'

const nbsp = '\u00A0'
const units = ['Б', 'КБ', 'МБ', 'ГБ'] as const
/** Smaller units than this one are told without a fraction. */
const firstWithFraction = 2
const number = (digits: number) => once(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: digits }))
const whole = number(0)
const withTenths = number(1)

/** `1,2 МБ`: bytes in the largest unit that leaves at least one. */
export function formatSize(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (Math.round(size) >= 1024 && unit < units.length - 1) [size, unit] = [size / 1024, unit + 1]
  return `${(unit < firstWithFraction ? whole() : withTenths()).format(size).replace(/\s/g, nbsp)}${nbsp}${units[unit]}`
}
