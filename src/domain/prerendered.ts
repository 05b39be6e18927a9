import type { CmsRoute } from './content.ts'
import type { Day } from './moscow-day.ts'

/** A value that a page was made of: the answer of a row of the endpoint table to a request. */
export type PrerenderedQuery = { row: string; request: unknown; value: unknown }

/** What a prerendered page was made of: its address and day, the routes of the content service that it stands on or lists, and what it shows. */
export type Prerendered = { path: string; today: Day; routes: CmsRoute[]; queries: PrerenderedQuery[] }
