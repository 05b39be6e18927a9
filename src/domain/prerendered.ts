import type { CmsRoute } from './content.ts'
import type { Day } from './dates.ts'

/** A value that a page was made of, as the queries know it. */
export type PrerenderedQuery = { key: string; name: string; request: unknown; value: unknown }

/** What a prerendered page was made of: its address and day, the routes of the content service that it stands on or lists, and what it shows. */
export type Prerendered = { path: string; today: Day; routes: CmsRoute[]; queries: PrerenderedQuery[] }
