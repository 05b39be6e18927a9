import type { SnapshotFrom } from 'xstate'
import type { emailConfirmation } from './machine.ts'

type Confirmation = SnapshotFrom<typeof emailConfirmation>

export const step = (of: Confirmation) => of.value
export const email = (of: Confirmation) => of.context.email
