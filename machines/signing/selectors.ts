import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { signing } from './machine.ts'

type Signing = SnapshotFrom<typeof signing>

export type Stage = 'documents' | 'code' | 'asking' | 'unknown'
export function stage(of: Signing): Stage {
  if (of.matches('code')) return 'code'
  if (of.matches('unknown')) return 'unknown'
  return of.matches('asking') ? 'asking' : 'documents'
}
export const documents = (of: Signing) => of.context.documents
export const seen = (of: Signing) => of.context.seen
export const opening = (of: Signing) => of.context.opening
export const isBusy = (of: Signing) => of.hasTag('busy')
export const canRequestCode = (of: Signing) => of.can({ type: 'code.requested' })
export const errorText = (of: Signing): string | null => (of.context.fault ? describeAlways(of.context.fault) : null)
