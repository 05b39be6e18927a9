import { weightedSum } from './weighted-sum.ts'

const weights = [7, 1, 3]
/** The participants without a number of their own: the Bank of Russia's own units. */
const unitsOfBank = ['000', '001', '002']

/** Whether twenty digits are there at all, for an account whose bank is not known yet. */
export const isAccount = (account: string): boolean => /^\d{20}$/.test(account) && !/^0+$/.test(account)
const ofUnit = (bic: string) => `0${bic.slice(4, 6)}`
const ofBank = (bic: string) => bic.slice(6)

/**
 * The key of an account stands in it so that the last digits of all products add up to tens (the Bank of Russia's order No. 515). A
 * weight is a digit, and a product's last digit is all that matters, so that the whole sum does as well.
 */
const fits = (number: string) => weightedSum(number, weights) % 10 === 0

/** Whether this is a БИК: nine digits, of which the first is zero for every participant in Russia (§5). */
export const isBic = (text: string): boolean => /^0\d{8}$/.test(text) && !/^0+$/.test(text)

/** Whether a client's account may be in the bank of this БИК: twenty digits with the key that fits both. */
export function isAccountOf(bic: string, account: string): boolean {
  const own = ofBank(bic)
  return isBic(bic) && isAccount(account) && fits((unitsOfBank.includes(own) ? ofUnit(bic) : own) + account)
}

/** Whether this is the correspondent account of the bank of this БИК: it ends with the bank's own number, and its key fits. */
export const isCorrespondentAccountOf = (bic: string, account: string): boolean =>
  isBic(bic) &&
  isAccount(account) &&
  account.startsWith('301') &&
  account.endsWith(ofBank(bic)) &&
  fits(ofUnit(bic) + account)
