/** How long nobody has touched the portal in any tab, and when that was learnt; in milliseconds by the clock of the device. */
export type Measure = { idle: number; at: number }
/** How long one may leave the portal untouched before one is signed out, in milliseconds; 0 is without limit. */
export type Input = { limit: number }
export type Context = Input & Measure
export type Event =
  /** The client wants to stay. */
  { type: 'stay.chosen' } | TouchEvent
/** The portal was touched in another tab, or «Остаться» was pressed there. */
export type TouchEvent = { type: 'portal.touchedElsewhere' }
