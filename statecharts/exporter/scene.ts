import type { Cause } from './model.ts'
import type { Line } from './text-styles.ts'

/** What a picture shows, before anything has a place: boxes with lines of text, and arrows that carry cards. */
export type Scene = { id: string; title: string; description: string; boxes: Box[]; arrows: Arrow[] }

/** Lines that belong together: a state's name, its actors, one transition. `cause` draws its mark before the first line. */
export type Note = { lines: Line[]; cause?: Cause }

export type Look = 'page' | 'composite' | 'folded' | 'state' | 'busy' | 'final' | 'start' | 'anywhere' | 'actor'

export type Box = { id: string; look: Look; isRegion: boolean; notes: Note[]; children: Box[] }

export type ArrowLook = Cause | 'start' | 'invokes'

export type Arrow = {
  id: string
  from: string
  to: string
  look: ArrowLook
  isOwnDecision: boolean
  card: Note[]
  /** The full words of the card, shown by the browser when the pointer rests on it. */
  tip: string
  /** How much the arrow wishes to point down; 0 is no wish at all. */
  pull: number
}

export const startBox = (id: string): Box => ({ id, look: 'start', isRegion: false, notes: [], children: [] })

export const startArrow = (from: string, to: string): Arrow => ({
  id: `${from}→`,
  from,
  to,
  look: 'start',
  isOwnDecision: false,
  card: [],
  tip: '',
  pull: 200_000,
})
