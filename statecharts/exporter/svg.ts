import type { Point } from './layout.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const radius = 8

/** A broken line with rounded corners, as the data of an SVG path. */
export const pathData = (points: Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const bend = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2)
      const [into, out] = [towards(point, before, bend), towards(point, after, bend)]
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`
    })
    .join('')

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const towards = (from: Point, to: Point, length: number): Point => {
  const share = length / (distance(from, to) || 1)
  return { x: tenths(from.x + (to.x - from.x) * share), y: tenths(from.y + (to.y - from.y) * share) }
}

export const tenths = (value: number): number => Math.round(value * 10) / 10
