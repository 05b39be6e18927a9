import type { SnapshotFrom } from 'xstate'
import type { Source, Suggestion } from './contract.ts'
import type { lookup } from './machine.ts'

type Lookup = SnapshotFrom<typeof lookup>

const nothing: readonly Suggestion[] = []

/** What may be meant by what was typed, where that was looked up there. */
export const suggestions = (source: Source) => (of: Lookup) =>
  of.context.source === source ? of.context.suggestions : nothing

/** How a search stands: not asked, on its way, answered, failed. */
type SearchStatus = 'idle' | 'loading' | 'found' | 'failed'
/** How the search there stands. */
export const status =
  (source: Source) =>
  (of: Lookup): SearchStatus => {
    if (of.context.source !== source || of.matches('idle')) return 'idle'
    if (of.matches('unavailable')) return 'failed'
    return of.matches('suggesting') || of.matches('nothing') ? 'found' : 'loading'
  }
