import type { SnapshotFrom } from 'xstate'
import type { Page } from './contract.ts'
import type { pagedQuery } from './machine.ts'
import { totalOf } from './pages.ts'

type Paged = SnapshotFrom<typeof pagedQuery>

export const isFailed = (of: Paged) => of.matches({ alive: { answer: 'failed' } })
/** What has come stays, the rest did not come. */
export const isIncomplete = (of: Paged) => of.matches({ alive: { answer: 'incomplete' } })
/** What did not come, all or the rest, is being asked for again for those who have seen that. */
export const isRetried = (of: Paged) =>
  of.context.fault !== null &&
  (of.matches({ alive: { answer: 'loading' } }) || of.matches({ alive: { answer: 'loadingMore' } }))
/** May be out of date, or did not come whole: whoever looks now has it asked for again. */
export const isWanting = (of: Paged) =>
  isFailed(of) || isIncomplete(of) || of.matches({ alive: { answer: { shown: 'stale' } } })
export const fault = (of: Paged) => of.context.fault

const lists = new WeakMap<readonly Page[], { items: readonly unknown[]; total: number }>()

/** All that has come in its order, and how many there are in all; the same object while the pages are the same, null before the first. */
export function list({ context: { pages } }: Paged): { items: readonly unknown[]; total: number } | null {
  if (pages.length === 0) return null
  const known = lists.get(pages) ?? { items: pages.flatMap(({ items }) => items), total: totalOf(pages) }
  lists.set(pages, known)
  return known
}
