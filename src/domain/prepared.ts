import type { CmsRoute } from './content.ts'
import type { Day } from './dates.ts'

/** A value that a page was made of, as the reads know it. */
export type PreparedRead = { key: string; name: string; ask: unknown; value: unknown }

/** What a page that was made ahead was made of: its address and day, the routes of the content service that it stands on or lists, and what it shows. */
export type Prepared = { path: string; today: Day; routes: CmsRoute[]; reads: PreparedRead[] }
