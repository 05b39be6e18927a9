import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import type { programLink } from './machine.ts'

type Link = SnapshotFrom<typeof programLink>

export const isBusy = (of: Link) => of.hasTag('busy')
export const isLinked = (of: Link) => of.matches('linked')
/** Nobody was found by what was sent (8-12). */
export const isUnknown = (of: Link) => of.matches('unknown')
/** What is said of the last search: nobody was found (8-12), or it failed. */
export function errorText(of: Link): string | null {
  if (of.matches('unknown')) return messages.personNotFound
  return of.context.fault ? describeAlways(of.context.fault) : null
}
/** What the services said of single fields. */
export const fieldErrors = (of: Link) => of.context.fault?.fields ?? null
