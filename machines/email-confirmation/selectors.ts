import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { emailConfirmation } from './machine.ts'

type Confirmation = SnapshotFrom<typeof emailConfirmation>

export const step = (of: Confirmation) => of.value
export const email = (of: Confirmation) => of.context.email
/** Why it could not be asked, in words. */
export const errorText = (of: Confirmation) => (of.context.fault ? describeAlways(of.context.fault) : null)
