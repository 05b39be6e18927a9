const rounds = [1, 1.5, 2, 2.5, 3, 4, 5, 10]
/* Less is nothing to draw, and too little to divide by. */
const least = 1e-9

/** Round values from 0 to just over the greatest, three to six of them. */
export function ticks(greatest: number): number[] {
  if (!(greatest > least) || !Number.isFinite(greatest)) return [0, 1]
  const rough = greatest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (rounds.find((round) => round * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(greatest / step - 1e-9) + 1 }, (_, index) => index * step)
}

/** Places of about so many labels, the first and the last among them, at equal steps as far as may be. */
function spread(last: number, most: number): number[] {
  const even = last / (most - 1)
  const step = [1, 2, 5, 10].find((round) => round >= even) ?? Math.ceil(even)
  const places = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step)
  // One too near to the end would be written over it.
  return [...places.filter((place) => last - place >= step * 0.75), last]
}

export type Label = { place: number; isOnWide: boolean; isOnNarrow: boolean }

/** Which places of so many have a label, on a wide drawing and on a narrow one. */
export function labels(count: number): Label[] {
  const [wide, narrow] = [new Set(spread(count - 1, 6)), new Set(spread(count - 1, 3))]
  return [...new Set([...wide, ...narrow])]
    .sort((a, b) => a - b)
    .map((place) => ({ place, isOnWide: wide.has(place), isOnNarrow: narrow.has(place) }))
}

const safe = (value: number | undefined) => (value !== undefined && Number.isFinite(value) && value > 0 ? value : 0)

/** For each series its lower and its upper line over the places; each stands on the one before it. */
export function stacked(
  series: readonly { values: readonly number[] }[],
  count: number,
): { below: number[]; above: number[] }[] {
  let below = Array.from({ length: count }, () => 0)
  return series.map(({ values }) => {
    const floor = below
    const above = floor.map((level, place) => level + safe(values[place]))
    below = above
    return { below: floor, above }
  })
}
