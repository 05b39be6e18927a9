import type { Note } from './scene.ts'
import { textWidth } from './text-metrics.ts'
import { styles, type Line } from './text-styles.ts'

/** Room to the left of a note for the mark of its cause, and between a note and the next. */
export const markIndent = 18
export const noteGap = 8

export type Size = { width: number; height: number }

const lineWidth = ({ text, style }: Line) => textWidth(text, styles[style].size, styles[style].face)

const widthOf = ({ lines, cause }: Note) => Math.max(0, ...lines.map(lineWidth)) + (cause ? markIndent : 0)

const heightOf = ({ lines }: Note) => lines.reduce((sum, { style }) => sum + styles[style].height, 0)

/** The room notes need when they stand under each other. */
export const sizeOfNotes = (notes: Note[]): Size => ({
  width: Math.max(0, ...notes.map(widthOf)),
  height: notes.reduce((sum, note) => sum + heightOf(note), 0) + noteGap * Math.max(0, notes.length - 1),
})
