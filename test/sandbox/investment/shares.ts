/** A number from 0 to 1 that the same words always give. */
export function fixedChance(words: string): number {
  let hash = 2166136261
  for (const sign of words) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Percents with two digits in these proportions that add up to the whole to the last digit: the largest remainders are rounded up. */
export function sharesOf(weights: readonly number[], whole = 100): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1
  const exact = weights.map((weight) => (weight / sum) * whole * 100)
  const rounded = exact.map(Math.floor)
  const missing = Math.round(whole * 100) - rounded.reduce((total, share) => total + share, 0)
  const byRemainder = exact.map((_, index) => index).sort((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1))
  for (const index of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1
  return rounded.map((share) => share / 100)
}

/** So much of a sum, to the kopeck. */
export const partOf = (sum: number, share: number): number => Math.round(sum * share) / 100
