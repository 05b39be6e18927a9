import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { upload } from './machine.ts'

type Upload = SnapshotFrom<typeof upload>

export const name = (of: Upload) => of.context.name
export const slot = (of: Upload) => of.context.slot
export const fileId = (of: Upload) => of.context.fileId
export const progress = (of: Upload) => ({ loaded: of.context.sent, total: of.context.size })

export type Status = 'sending' | 'waiting' | 'scanning' | 'clean' | 'infected' | 'tooBig' | 'failed' | 'removing'
export function status(of: Upload): Status {
  if (of.matches('interrupted')) return 'waiting'
  if (of.matches('scanning')) return 'scanning'
  const settled = (['clean', 'infected', 'tooBig', 'failed', 'removing'] as const).find((one) => of.matches(one))
  return settled ?? 'sending'
}
/** Why it is not taken, where the file itself is the reason. */
export const flaw = (of: Upload) => of.context.flaw
export const errorText = (of: Upload): string | null => (of.context.fault ? describeAlways(of.context.fault) : null)
