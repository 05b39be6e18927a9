/** The area that the points are drawn on, and how far from its edge they stay. */
export const area = { width: 320, height: 220, margin: 28 } as const

type Point = { lat: number; lon: number }

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** Places in the area of points on the earth: north is up, distances keep their proportions. */
export function placed(points: readonly Point[]): { x: number; y: number }[] {
  const north = middle(points.map(({ lat }) => lat))
  // A degree of longitude is the shorter the further it is from the equator.
  const shrink = Math.cos((north * Math.PI) / 180)
  const easts = points.map(({ lon }) => lon * shrink)
  const east = middle(easts)
  const scale = Math.min(
    (area.width - 2 * area.margin) / span(easts),
    (area.height - 2 * area.margin) / span(points.map(({ lat }) => lat)),
  )
  // Points that all lie in one place have no scale.
  const factor = Number.isFinite(scale) ? scale : 0
  return points.map(({ lat, lon }) => ({
    x: Math.round(area.width / 2 + (lon * shrink - east) * factor),
    y: Math.round(area.height / 2 - (lat - north) * factor),
  }))
}
