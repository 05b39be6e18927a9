/** Shares of a whole in whole percents that add up to a hundred: what rounding leaves goes to those that it takes the most from. */
export function wholeShares(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (!(total > 0)) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const shares = exact.map(Math.floor)
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact.map((share, index) => ({ index, loss: share - Math.floor(share) })).sort((a, b) => b.loss - a.loss)
  for (const { index } of byLoss.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
