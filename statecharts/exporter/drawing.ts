import { legendOf } from './legend.ts'
import { boxPadding, cardPadding, type Placed, type PlacedArrow, type PlacedBox, type Rect } from './layout.ts'
import { markIndent, noteGap, sizeOfNotes } from './note-size.ts'
import { marks } from './palette.ts'
import type { Note, Scene } from './scene.ts'
import { styleSheet } from './style-sheet.ts'
import { escaped, pathData, tenths } from './svg.ts'
import { styles } from './text-styles.ts'
import { titlePlaces } from './title-places.ts'

const margin = 16

/** A placed scene as the text of an SVG file. */
export const drawing = (scene: Scene, placed: Placed): string => {
  const legend = legendOf(scene, placed.width)
  const width = Math.max(placed.width, legend.width) + 2 * margin
  const height = placed.height + legend.height + 2 * margin
  const shifts = titlePlaces(placed)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-labelledby="${scene.id}-title ${scene.id}-desc"`,
    ` width="${width}" height="${height}" viewBox="${-margin} ${-margin - legend.height} ${width} ${height}">`,
    `<title id="${scene.id}-title">${escaped(scene.title)}</title>`,
    `<desc id="${scene.id}-desc">${escaped(scene.description)}</desc>`,
    styleSheet,
    `<rect class="paper" x="${-margin}" y="${-margin - legend.height}" width="${width}" height="${height}"/>`,
    legend.svg,
    ...placed.boxes.map(drawnBox),
    ...placed.arrows.map(drawnLine),
    ...placed.boxes.map((one) => boxText(one, shifts.get(one.box.id) ?? 0)),
    ...placed.arrows.map(drawnCard),
    '</svg>\n',
  ].join('\n')
}

const rectAttributes = ({ x, y, width, height }: Rect) => `x="${x}" y="${y}" width="${width}" height="${height}"`

const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const drawnBox = ({ box, rect, depth }: PlacedBox): string => {
  if (box.look === 'start')
    return `<circle class="start" cx="${rect.x + rect.width / 2}" cy="${rect.y + rect.height / 2}" r="${rect.width / 2}"/>`
  const corner = box.look === 'final' || box.look === 'anywhere' ? Math.min(18, rect.height / 2) : 9
  const classes = ['box', box.look, depth % 2 ? 'odd' : 'even', box.isRegion ? 'region' : ''].filter(Boolean).join(' ')
  const outline = `<rect class="${classes}" data-state="${escaped(box.id)}" ${rectAttributes(rect)} rx="${corner}"/>`
  if (box.look === 'folded')
    return `<rect class="box folded" ${rectAttributes({ ...rect, x: rect.x + 4, y: rect.y + 4 })} rx="${corner}"/>${outline}`
  return box.look === 'final'
    ? `${outline}<rect class="inner" ${rectAttributes(inset(rect, 3))} rx="${corner - 3}"/>`
    : outline
}

const boxText = ({ box, rect }: PlacedBox, shift: number): string => {
  const width = box.children.length ? sizeOfNotes(box.notes).width : rect.width - 2 * boxPadding
  const top = box.look === 'anywhere' ? boxPadding / 2 : boxPadding - 2
  return notesSvg(box.notes, rect.x + boxPadding + shift, rect.y + top, width)
}

const drawnLine = ({ arrow, points }: PlacedArrow): string => {
  const own = arrow.isOwnDecision ? ' own' : ''
  return `<path class="arrow ${arrow.look}${own}" data-arrow="${escaped(arrow.id)}" d="${pathData(points)}" marker-end="url(#head-${arrow.look})"/>`
}

const drawnCard = ({ arrow, card }: PlacedArrow): string => {
  if (!card) return ''
  const text = notesSvg(arrow.card, card.x + cardPadding, card.y + cardPadding - 1, card.width - 2 * cardPadding)
  const outline = `<rect ${rectAttributes(card)} rx="5"/>`
  return `<g class="card ${arrow.look}${arrow.isOwnDecision ? ' own' : ''}"><title>${escaped(arrow.tip)}</title>${outline}${text}</g>`
}

/** Notes under each other, with a thin rule between. */
const notesSvg = (notes: Note[], x: number, top: number, width: number): string => {
  const out: string[] = []
  let y = top
  notes.forEach((note, index) => {
    if (index > 0) {
      out.push(`<path class="rule" d="M${x} ${tenths(y + noteGap / 2)}h${width}"/>`)
      y += noteGap
    }
    out.push(noteSvg(note, x, y))
    y += note.lines.reduce((sum, { style }) => sum + styles[style].height, 0)
  })
  return out.join('')
}

const noteSvg = ({ lines, cause }: Note, x: number, top: number): string => {
  const left = x + (cause ? markIndent : 0)
  let y = top
  const texts = lines.map(({ text, style }) => {
    const base = tenths(y + styles[style].height * 0.78)
    y += styles[style].height
    return `<text class="${style}" x="${left}" y="${base}">${escaped(text)}</text>`
  })
  const mark = cause
    ? `<path class="mark ${cause}" transform="translate(${x} ${tenths(top + 2)})" d="${marks[cause] ?? ''}"/>`
    : ''
  return cause ? `<g class="${cause}">${mark}${texts.join('')}</g>` : texts.join('')
}
