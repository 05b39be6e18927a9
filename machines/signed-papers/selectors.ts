import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { signedPapers } from './machine.ts'

type Papers = SnapshotFrom<typeof signedPapers>

/** Which they are is being asked, could not be told, or is known. */
export function stage(of: Papers): 'finding' | 'unnamed' | 'listed' {
  if (of.matches('finding')) return 'finding'
  return of.matches('unnamed') ? 'unnamed' : 'listed'
}
export const papers = (of: Papers) => of.context.papers
/** The document that is being fetched. */
export const opening = (of: Papers) => of.context.opening
export const errorText = (of: Papers) => (of.context.fault ? describeAlways(of.context.fault) : null)
