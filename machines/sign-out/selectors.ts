import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { signOut } from './machine.ts'

type SignOut = SnapshotFrom<typeof signOut>

/** What the client has to wait for or to decide before the sign-out; null where there is nothing. */
export type Stage = 'asking' | 'saving' | 'failed'
const stages: readonly Stage[] = ['asking', 'saving', 'failed']
export const stage = (of: SignOut): Stage | null => stages.find((one) => of.matches(one)) ?? null
/** Statements of which nothing would be left. */
export const onDevice = (of: SignOut) => of.context.onDevice
export const errorText = (of: SignOut) => (of.context.fault ? describeAlways(of.context.fault) : null)
