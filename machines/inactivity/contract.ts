/**
 * How long nobody has touched the portal in any tab, by the server's clock, and when that was learnt by this device's; in milliseconds.
 */
export type Measure = { idle: number; at: number }
/** How long one may leave the portal untouched before one is signed out, in milliseconds; 0 is without limit. */
export type Input = { limit: number }
export type Context = Input & Measure
export type Event =
  /** The client wants to stay. */
  { type: 'stay.chosen' } | TouchEvent
/** The portal was touched in another tab, or «Остаться» was pressed there. */
export type TouchEvent = { type: 'portal.touchedElsewhere' }
