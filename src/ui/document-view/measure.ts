import * as limits from '../limits.ts'

/** How large a document may be shown; once is as wide as the room for it. */
export const zooms = [1, 1.5, 2] as const
export type Zoom = (typeof zooms)[number]

/** The width of a page in CSS pixels: that of its room, but no wider than is comfortable to read, times the zoom. */
export const pageWidth = (room: number, zoom: Zoom): number => Math.floor(Math.min(room, limits.documentWidth) * zoom)

type Size = { width: number; height: number }

/**
 * By how much a page is enlarged when it is drawn to be shown so wide: as dense as the screen, until its canvas would
 * have more pixels than a phone can hold several times.
 */
export function canvasScale({ width, height }: Size, shownWidth: number, density: number): number {
  const sharp = (shownWidth / width) * density
  const largest = Math.sqrt(limits.canvasPixels / (width * height))
  return Math.min(sharp, largest)
}
