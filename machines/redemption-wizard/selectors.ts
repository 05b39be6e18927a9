import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { redemptionWizard } from './machine.ts'

type Wizard = SnapshotFrom<typeof redemptionWizard>

export type Status = 'checking' | 'ready' | 'draft' | 'blocked' | 'failed'

/** What the client may do with the statement: file a new one, continue a draft, or neither (4.7-04). */
export function status(of: Wizard): Status {
  if (of.matches('open')) return 'draft'
  if (of.matches({ statementGuide: 'ready' })) return 'ready'
  if (of.matches({ statementGuide: 'failed' })) return 'failed'
  return of.matches({ statementGuide: 'checking' }) ? 'checking' : 'blocked'
}
/** The services' own words on why the statement may not be filed. */
export const reason = (of: Wizard) => of.context.permission?.reason ?? null
export const errorText = (of: Wizard) => (of.context.fault ? describeAlways(of.context.fault) : null)
