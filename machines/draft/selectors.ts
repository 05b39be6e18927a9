import type { SnapshotFrom } from 'xstate'
import type { draft } from './machine.ts'

type Draft = SnapshotFrom<typeof draft>

export const values = (of: Draft) => of.context.values
export const reached = (of: Draft) => of.context.reached
export const statementId = (of: Draft) => of.context.statementId
export const fault = (of: Draft) => of.context.fault

/** Where what was typed is now: with the fund, on the device only, or nowhere but in this page. */
export type Keeping = 'saved' | 'saving' | 'device' | 'unkept' | 'unkeepable'
export function keeping(of: Draft): Keeping {
  if (of.matches({ service: 'same' }) || of.matches({ service: 'closed' })) return 'saved'
  if (of.matches({ service: 'saving' })) return 'saving'
  if (of.matches({ device: 'unkeepable' })) return 'unkeepable'
  return of.matches({ device: 'kept' }) ? 'device' : 'unkept'
}
/** It waits for the network or for the client to sign in again. */
export const isWaiting = (of: Draft) =>
  of.matches({ service: 'waiting' }) || of.matches({ service: { deleting: 'waiting' } })
/** The client has to choose: what is here, and what the fund has; null where that was deleted. */
export const isConflicting = (of: Draft) => of.matches({ service: 'conflicting' })
export const theirs = (of: Draft) => (of.context.theirs?.kind === 'draft' ? of.context.theirs.stored : null)
/** What is typed while it is so would be lost or would answer another question. */
export const isInert = (of: Draft) => isConflicting(of) || of.matches({ service: 'deleting' })
