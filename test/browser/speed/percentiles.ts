/** The value below which such a share of the values lies. */
const at = (share: number) => (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? NaN

export const [median, late] = [at(0.5), at(0.95)]
