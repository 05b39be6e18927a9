import { boxPadding, type Placed, type PlacedBox, type Point } from './layout.ts'
import { sizeOfNotes } from './note-size.ts'

const clearance = 8

/** How far to the right the words of each composite box move so that no arrow runs through them; what cannot be avoided stays. */
export const titlePlaces = ({ boxes, arrows }: Placed): Map<string, number> => {
  const lines = arrows.map(({ points }) => points)
  return new Map(boxes.filter(({ box }) => box.children.length > 0).map((one) => [one.box.id, shiftOf(one, lines)]))
}

const shiftOf = ({ box, rect }: PlacedBox, lines: Point[][]): number => {
  const { width, height } = sizeOfNotes(box.notes)
  const top = rect.y + 1
  const crossings = lines.flatMap((points) => crossingsOf(points, top, rect.y + boxPadding + height))
  const free = rect.width - 2 * boxPadding - width
  const candidates = [0, ...crossings.map((x) => x + clearance - rect.x - boxPadding)].filter(
    (shift) => shift >= 0 && shift <= free,
  )
  const isCrossed = (shift: number) => {
    const left = rect.x + boxPadding + shift
    return crossings.some((x) => x > left - clearance && x < left + width + clearance)
  }
  return candidates.sort((a, b) => a - b).find((shift) => !isCrossed(shift)) ?? 0
}

/** Where a line passes upright through a band between two heights. */
const crossingsOf = (points: Point[], top: number, bottom: number): number[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next || point.x !== next.x) return []
    return Math.min(point.y, next.y) < bottom && Math.max(point.y, next.y) > top ? [point.x] : []
  })
