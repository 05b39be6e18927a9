import { listener } from './port.ts'

/** The page is seen again: after another tab, a sleep, or from the browser's memory of pages. */
export type PageEvent = { type: 'page.shown' }

/** The listener that a chart needs, for its setup. */
export const pageActors = { watchPage: listener<PageEvent>('watchPage') }
