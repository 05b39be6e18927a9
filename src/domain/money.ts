import * as limits from './limits.ts'
import { once } from './once.ts'

const nbsp = '\u00A0'
const minus = '\u2212'
const number = (fraction: number) =>
  once(() => new Intl.NumberFormat('ru-RU', { minimumFractionDigits: fraction, maximumFractionDigits: fraction }))
const whole = number(0)
const withKopecks = number(2)
const unknown = '—'
/** A number as it is set: with its own minus, and never broken over lines. */
export const typographic = (text: string) => text.replace(/[\s\u202F]/g, nbsp).replace('-', minus)

/** `742 318,55 ₽`: no kopecks where they are zero, else two digits (§9); a dash for what is not a finite number. */
export function formatRubles(amount: number | null | undefined): string {
  if (amount == null || !Number.isFinite(amount)) return unknown
  const rounded = Math.round(amount * 100) / 100
  const format = Number.isInteger(rounded) ? whole : withKopecks
  return `${typographic(format().format(rounded === 0 ? 0 : rounded))}${nbsp}₽`
}

/** `+12 500 ₽` or `−300 ₽`: a sum with its direction. */
export const formatSignedRubles = (amount: number): string =>
  amount > 0 ? `+${formatRubles(amount)}` : formatRubles(amount)

/** The four amounts of one portfolio, in rubles (§3). */
export type Amounts = {
  userBalance: number
  companyBalance: number
  companyObligationsUser: number
  investmentBalance: number
}

const inKopecks = (amount: number) => Math.round(amount * 100)
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + inKopecks(part), 0) / 100

/** The four amounts added up over portfolios. */
export const sumAmounts = (all: readonly Amounts[]): Amounts => ({
  userBalance: total(all.map((one) => one.userBalance)),
  companyBalance: total(all.map((one) => one.companyBalance)),
  companyObligationsUser: total(all.map((one) => one.companyObligationsUser)),
  investmentBalance: total(all.map((one) => one.investmentBalance)),
})

/** All four amounts together. */
export const totalOf = (amounts: Amounts): number =>
  total([amounts.userBalance, amounts.companyBalance, amounts.companyObligationsUser, amounts.investmentBalance])

/** The total with company amounts counted at the tax-free share (9-03). */
export const totalWithoutTax = (amounts: Amounts): number =>
  total([
    amounts.userBalance,
    amounts.investmentBalance,
    limits.taxFreeShare * (amounts.companyBalance + amounts.companyObligationsUser),
  ])

/** A monthly payment estimate in whole rubles, rounded down (9-03). */
export const pensionPaymentEstimate = (amounts: Amounts): number =>
  Math.floor(totalWithoutTax(amounts) / limits.pensionPaymentMonths)
