/** One thing that a chart follows through its categories; a value that is not known is null. */
export type ChartSeries = {
  name: string
  values: readonly (number | null)[]
  /** The index of its chart colour, its own place in the list unless given. */
  colour?: number | undefined
}

/** What is drawn. */
export type ChartPicture = {
  kind: 'area' | 'column' | 'line'
  categories: readonly string[]
  series: readonly ChartSeries[]
  /** Writes a value as people read it. */
  format: (value: number) => string
  /** The same for the scale, where there is room for a few signs only. */
  formatAxis?: ((value: number) => string) | undefined
  /** Series stand on each other: their top is their sum. */
  isStacked?: boolean | undefined
}

/** The value at a category; null for what is missing or no number. */
export const valueAt = (series: ChartSeries, index: number): number | null => {
  const value = series.values[index] ?? null
  return value !== null && Number.isFinite(value) ? value : null
}
