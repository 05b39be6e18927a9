import type { SnapshotFrom } from 'xstate'
import type { lookup } from './machine.ts'

type Lookup = SnapshotFrom<typeof lookup>

export const query = (of: Lookup) => of.context.query
export const suggestions = (of: Lookup) => of.context.suggestions
export const isAsking = (of: Lookup) => of.hasTag('busy')
/** Nothing is found for what was typed. */
export const isEmpty = (of: Lookup) => of.matches('nothing')
/** The field is a plain one now, and says so. */
export const isUnavailable = (of: Lookup) => of.matches('unavailable')
